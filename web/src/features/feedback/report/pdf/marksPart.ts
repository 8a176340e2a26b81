import { BAND_MAX, type BandTone } from 'schema/rules/scoring';
import type { CriterionTile, MarkTotal } from '../../content/marks';
import type { ReportModel } from '../buildReport';
import { BODY, heading, note, SMALL, STRONG } from './blocks';
import { CONTENT_WIDTH, PAGE, type Sheet } from './Sheet';
import { AMBER_SOFT, INK, LINE, type Rgb, SUNK, TEAL, TEAL_SOFT, type TextStyle, WHITE } from './typography';

/** Tone and its tint, the product's band colours on paper; the word always stands beside them. */
const TONES: Record<BandTone, { tone: Rgb; soft: Rgb }> = {
  excellent: { tone: [12, 74, 54], soft: [213, 234, 223] },
  good: { tone: [29, 102, 204], soft: [223, 234, 251] },
  fair: { tone: [139, 85, 4], soft: [250, 236, 205] },
  needsImprovement: { tone: [192, 47, 128], soft: [251, 224, 238] },
};

const FIGURE: TextStyle = { size: 17, bold: true, color: INK };
const TICK: TextStyle = { size: 7, color: [68, 83, 78] };
const ROW = 15;
/** Columns, millimetres from the page's left edge. */
const SCALE = { from: 84, to: 150 } as const;

/** Marks with their likely range, the total, and what the reader should bear in mind; or why there is no mark. */
export function marksPart(sheet: Sheet, model: ReportModel): void {
  const { heading: title, tiles, total } = model.marks;
  heading(sheet, title);
  if (model.notMarked) {
    const { because, advice } = model.notMarked;
    note(sheet, [[{ text: because, style: STRONG }], [{ text: advice, style: BODY }]], SUNK);
  }
  for (const tile of tiles) criterion(sheet, tile);
  if (total) totalBox(sheet, total);
  if (model.cautions.length > 0) {
    sheet.space(3);
    note(
      sheet,
      model.cautions.map((text) => [{ text, style: BODY }]),
      AMBER_SOFT,
      [139, 85, 4],
    );
  }
}

function criterion(sheet: Sheet, tile: CriterionTile): void {
  const { tone, soft } = TONES[tile.tone];
  sheet.ensure(ROW + 5);
  const top = sheet.y;
  sheet.box(PAGE.margin, top, CONTENT_WIDTH, ROW, soft);
  sheet.box(PAGE.margin, top, 1.4, ROW, tone, 0);
  sheet.pen.text(tile.title, PAGE.margin + 5, top + 6.3, STRONG);
  sheet.pen.text(tile.toneWord, PAGE.margin + 5, top + 11.4, { size: 9.5, bold: true, color: tone });
  scale(sheet, tile, top + 6.5);
  const right = PAGE.width - PAGE.margin - 4;
  const band = [
    { text: `${tile.band}`, style: FIGURE },
    { text: ` of ${BAND_MAX}`, style: SMALL },
  ];
  sheet.pen.runs(band, right, top + 7.2, 'right');
  if (tile.likely) sheet.pen.text(tile.likely, right, top + 12, SMALL, 'right');
  sheet.space(ROW + 1);
  for (const text of tile.reasons)
    sheet.paragraph([{ text, style: { ...BODY, size: 9.5 } }], { indent: 5, after: 0.5 });
  if (tile.lift) {
    const lift = { text: 'To lift it: ', style: { ...STRONG, size: 9.5 } };
    sheet.paragraph([lift, { text: tile.lift, style: { ...BODY, size: 9.5 } }], { indent: 5, after: 1.5 });
  } else sheet.space(1);
}

/** 0 to 6: the likely range as a bar, the band as a dot. */
function scale({ pdf, pen }: Sheet, { band, low, high, tone }: CriterionTile, y: number): void {
  const at = (value: number) => SCALE.from + (value / BAND_MAX) * (SCALE.to - SCALE.from);
  const stroke = (from: number, to: number, color: Rgb) => {
    pdf.setDrawColor(...color);
    pdf.setLineWidth(1.6);
    pdf.line(from, y, to, y);
  };
  pdf.setLineCap('round');
  stroke(at(0), at(BAND_MAX), WHITE);
  if (high > low) stroke(at(low), at(high), lighter(TONES[tone].tone));
  pdf.setLineCap('butt');
  for (let tick = 0; tick <= BAND_MAX; tick++) {
    pdf.setFillColor(...LINE);
    pdf.circle(at(tick), y, 0.35, 'F');
    pen.text(`${tick}`, at(tick), y + 5.2, TICK, 'center');
  }
  pdf.setFillColor(...TONES[tone].tone);
  pdf.setDrawColor(...WHITE);
  pdf.setLineWidth(0.5);
  pdf.circle(at(band), y, 1.7, 'FD');
}

const lighter = ([r, g, b]: Rgb): Rgb => [half(r), half(g), half(b)];
const half = (channel: number): number => Math.round((channel + 255) / 2);

function totalBox(sheet: Sheet, { score, maximum, level }: MarkTotal): void {
  const height = 15;
  sheet.space(1);
  sheet.ensure(height);
  const { pen, y } = sheet;
  sheet.box(PAGE.margin, y, CONTENT_WIDTH, height, TEAL);
  pen.text('Total Marks Score', PAGE.margin + 5, y + 6.6, { ...STRONG, size: 12, color: WHITE });
  if (level) pen.text(`CEFR ${level}`, PAGE.margin + 5, y + 11.6, { ...SMALL, color: TEAL_SOFT });
  const right = PAGE.width - PAGE.margin - 5;
  const mark = [
    { text: `${score}`, style: { ...FIGURE, size: 20, color: WHITE } },
    { text: ` / ${maximum}`, style: { ...BODY, size: 12, color: TEAL_SOFT } },
  ];
  pen.runs(mark, right, y + 9.9, 'right');
  sheet.space(height);
}
