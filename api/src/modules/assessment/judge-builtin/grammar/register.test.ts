import { expect, jest, test } from '@jest/globals';
import { parse } from '../language/document.js';
import { findErrors } from './find-errors.js';
import { harperFindings } from './harper.js';

jest.setTimeout(30_000);

/** Particles, Malay, Chinese and Tamil words and names are register and never errors (rubric, rule 7). */
const REGISTER: readonly string[] = [
  'The food there is really good lah.',
  'Don’t worry lah, we still have time.',
  'I told him already lah, but he did not listen.',
  'It is not that difficult lor.',
  'Aiyo, I forgot my homework again.',
  'Wah, the view from the top was beautiful.',
  'My mother always says that I am too manja.',
  'We ate nasi lemak and drank teh tarik at the mamak.',
  'My nenek makes the best rendang in our kampung.',
  'During Ramadan we buy kuih at the bazaar.',
  'Every Hari Raya we balik kampung to see my atuk.',
  'We play congkak, batu seremban and gasing.',
  'My favourite dish is asam laksa from Penang.',
  'She wore a baju kurung and he wore a songkok.',
  'I bought a pair of kasut for my adik.',
  'We had char kway teow and cendol for lunch.',
  'My ah ma gives us ang pow at Chinese New Year.',
  'For the reunion dinner we toss yee sang together.',
  'My popo taught me how to make dumplings.',
  'On Deepavali my amma cooks thosai and murukku.',
  'My appa works in Klang, and my thatha lives with us.',
  'We draw a kolam at the door and light the vilakku.',
  'Nurul Izzah and Chong Wei sit next to me.',
  'Muhammad Haziq bin Rosli is our class monitor.',
  'Priya a/p Subramaniam won the state competition.',
  'Cikgu Faridah teaches us Sejarah and Bahasa Melayu.',
  'Puan Lim and Encik Ravi are strict but kind.',
  'I study at SMK Taman Desa in Skudai.',
  'We visited Pulau Perhentian, Gua Tempurung and Bukit Bendera.',
  'Gunung Kinabalu is the highest mountain in Malaysia.',
  'The gotong-royong was fun, and everyone helped.',
  'Our rukun tetangga keeps the taman safe.',
  'I go to tuition after school and come home at nine.',
  'My sister takes the LRT from KL Sentral to Masjid Jamek.',
  'He plays sepak takraw for his school.',
  'The uncle at the gerai knows what I like to eat.',
  'Auntie, can I have roti canai and teh o ais, please?',
  'I stay in Taman Melawati with my family.',
  'The pasar malam opens at six, and it is always crowded.',
  'Terima kasih, that is all from me.',
  'my best friend is siti nurhaliza and she lives in kampung baru',
  'so we lepak at the mamak until ten and then we went home lah',
  'um my abang and my kakak both study in johor bahru',
  'We sat on the tikar and ate ketupat, lemang and serunding.',
];

test.each(REGISTER.map((text) => [text]))('%s', async (text) => {
  const findings = [...findErrors(parse(text)), ...(await harperFindings(text))];
  expect(findings.map(({ quote, correction }) => [quote, correction])).toEqual([]);
});

test('a mixed sentence keeps its real errors', () => {
  const text = 'My nenek cook rendang lah, and I very like it.';
  expect(findErrors(parse(text)).map(({ quote }) => quote)).toContain('very like');
});
