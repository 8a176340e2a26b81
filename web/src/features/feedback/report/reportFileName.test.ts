import { describe, expect, test } from '@jest/globals';
import { reportFileName } from './reportFileName';

describe('reportFileName', () => {
  test.each([
    ['Nur Aisyah', 'A person you admire', 'Nur_Aisyah_A_person_you_admire_Assessment_Report.pdf'],
    ['Siti a/p Raj', 'Why: "fast food"?', 'Siti_a_p_Raj_Why_fast_food_Assessment_Report.pdf'],
    ['李小明', 'Ways to save money', '李小明_Ways_to_save_money_Assessment_Report.pdf'],
    ['கவிதா', 'Travel', 'கவிதா_Travel_Assessment_Report.pdf'],
    ['  Lee   Wei  ', '..\\..\\etc/passwd', 'Lee_Wei_etc_passwd_Assessment_Report.pdf'],
    ['Ali\u0000\n\u202e', 'Tab\there', 'Ali_Tab_here_Assessment_Report.pdf'],
    ['...', '???', 'Assessment_Report.pdf'],
  ])('%j and %j give %s', (student, title, name) => {
    expect(reportFileName(student, title)).toBe(name);
  });

  test('the longest name fits every file system and no letter is cut in two', () => {
    const name = reportFileName('கவிதா '.repeat(40), '学习英语的好处 '.repeat(60));
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(60 + 120 + 2 + 'Assessment_Report.pdf'.length);
    expect(name).toMatch(/^[\p{L}\p{M}_]+_Assessment_Report\.pdf$/u);
    expect(name.startsWith('கவிதா_கவிதா')).toBe(true);
  });
});
