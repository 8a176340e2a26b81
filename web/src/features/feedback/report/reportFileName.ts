const SUFFIX = 'Assessment_Report.pdf';
/** File systems allow 255 bytes of UTF-8; some sync tools add to it. */
const NAME_MAX_BYTES = 60;
const TITLE_MAX_BYTES = 120;

/** Refused by Windows, macOS or Linux; control and invisible formatting characters besides. */
const REFUSED = /[/\\?%*:|"<>\p{Cc}\p{Cf}]/gu;

/** "Aisyah_Rahman_A_person_you_admire_Assessment_Report.pdf" (§9). A part with nothing left is left out. */
export function reportFileName(student: string, questionTitle: string): string {
  return [filePart(student, NAME_MAX_BYTES), filePart(questionTitle, TITLE_MAX_BYTES), SUFFIX]
    .filter(Boolean)
    .join('_');
}

function filePart(text: string, maxBytes: number): string {
  const clean = text.normalize('NFC').replace(REFUSED, ' ').trim().replace(/\s+/gu, '_');
  return withinBytes(clean, maxBytes).replace(/^[._]+|[._]+$/gu, '');
}

/** Cut between graphemes, so that no letter loses its vowel sign. */
function withinBytes(text: string, maxBytes: number): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let kept = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    bytes += encoder.encode(segment).length;
    if (bytes > maxBytes) break;
    kept += segment;
  }
  return kept;
}
