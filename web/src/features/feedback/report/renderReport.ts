import type { jsPDF } from 'jspdf';
import type { ReportModel } from './buildReport';
import { opening, runningLines } from './pdf/frame';
import { canvasPainter, type GlyphPainter } from './pdf/glyphPainter';
import { marksPart } from './pdf/marksPart';
import { Pen } from './pdf/Pen';
import { Sheet } from './pdf/Sheet';
import { improvedPart, limitsPart, sectionsPart } from './pdf/sectionsPart';
import { teacherPart } from './pdf/teacherPart';
import { transcriptPart } from './pdf/transcriptPart';

/**
 * Lays the report out on A4.
 * @param Pdf the class, loaded by the caller when it is needed
 * @param makePainter for text that the PDF's built-in fonts cannot write; called when there is some
 */
export function renderReport(
  model: ReportModel,
  Pdf: typeof jsPDF,
  makePainter: () => GlyphPainter = canvasPainter,
): jsPDF {
  const pdf = new Pdf({ unit: 'mm', format: 'a4', compress: true });
  pdf.setProperties({
    title: model.title,
    subject: model.question,
    author: model.student,
    creator: model.platform,
  });
  pdf.setLanguage('en-GB');
  let painter: GlyphPainter | undefined;
  const sheet = new Sheet(
    pdf,
    new Pen(pdf, () => {
      painter ??= makePainter();
      return painter;
    }),
  );
  opening(sheet, model);
  marksPart(sheet, model);
  teacherPart(sheet, model);
  if (model.transcript) transcriptPart(sheet, model.transcript);
  improvedPart(sheet, model);
  sectionsPart(sheet, model.sections);
  limitsPart(sheet, model);
  runningLines(sheet, model);
  return pdf;
}
