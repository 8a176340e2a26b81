import type { ReportModel } from '../buildReport';
import { BODY, heading, SMALL, subheading } from './blocks';
import { PAGE, type Sheet } from './Sheet';
import { CORAL, leading, type TextRun, type TextStyle } from './typography';

const FOUND: TextStyle = { ...BODY, underline: CORAL };
const NUMBER: TextStyle = { size: 7, bold: true, color: CORAL, rise: 1.3 };
const BETTER: TextStyle = { ...BODY, bold: true, color: CORAL };
const KIND: TextStyle = SMALL;

type Transcript = NonNullable<ReportModel['transcript']>;

/** What was said, findings underlined and numbered; below, what a teacher's pen would write beside each. */
export function transcriptPart(sheet: Sheet, { source, segments, corrections }: Transcript): void {
  heading(sheet, 'Transcript');
  if (source) sheet.paragraph([{ text: `${source}.`, style: SMALL }], { after: 1.5 });
  let number = 0;
  const runs = segments.flatMap(({ text, findings }): TextRun[] => {
    if (findings.length === 0) return [{ text, style: BODY }];
    const numbers = findings.map(() => ++number).join(', ');
    return [
      { text, style: FOUND },
      { text: `\u00a0${numbers}`, style: NUMBER },
    ];
  });
  sheet.paragraph(runs, { leading: leading(BODY.size) * 1.12, after: 1 });
  if (corrections.length === 0) return;
  subheading(sheet, 'Corrections');
  for (const [i, { quote, correction, kind, reason }] of corrections.entries()) {
    sheet.ensure(leading(BODY.size));
    sheet.pen.text(
      `${i + 1}`,
      PAGE.margin + 5,
      sheet.y + leading(BODY.size) * 0.68,
      { ...NUMBER, size: 9, rise: 0 },
      'right',
    );
    const better: TextRun[] = correction
      ? [
          { text: ' → ', style: BODY },
          { text: correction, style: BETTER },
        ]
      : [];
    sheet.paragraph(
      [
        { text: quote, style: FOUND },
        ...better,
        { text: ` (${kind}) `, style: KIND },
        { text: reason, style: BODY },
      ],
      { indent: 7, after: 0.8 },
    );
  }
}
