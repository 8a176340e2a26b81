import type { jsPDF } from 'jspdf';
import type { GlyphPainter } from './glyphPainter';
import { byScript, type Drawn, plainText } from './scripts';
import { MM_PER_POINT, type TextRun, type TextStyle } from './typography';
import { type Fragment, wrapRuns } from './wrapRuns';

/** Width of the arrow in the Symbol font, of its size (Adobe font metrics); jsPDF has no widths for it. */
const ARROW_EM = 0.987;
/** The arrow's code in the Symbol font. */
const ARROW_CODE = '\u00ae';

/** jsPDF's content stream, which its types leave out. */
interface ContentStream {
  write(operators: string): void;
}

type Align = 'left' | 'right' | 'center';

/** Measures and writes styled text of any script; millimetres. Knows nothing of pages. */
export class Pen {
  private readonly unitWidths = new Map<string, number>();

  constructor(
    private readonly pdf: jsPDF,
    private readonly painter: () => GlyphPainter,
  ) {}

  wrap(runs: readonly TextRun[], width: number): Fragment[][] {
    const clean = runs.map(({ text, style }) => ({ text: plainText(text), style }));
    return wrapRuns(clean, width, (text, style) => this.width(text, style));
  }

  private width(text: string, style: TextStyle): number {
    return byScript(text).reduce((sum, piece) => sum + this.pieceWidth(piece.text, piece.drawn, style), 0);
  }

  /** Writes one line from `x` on. */
  line(fragments: readonly Fragment[], x: number, baseline: number): void {
    let at = x;
    for (const { text, style } of fragments) {
      const start = at;
      for (const piece of byScript(text)) {
        this.piece(piece.text, piece.drawn, style, at, baseline - (style.rise ?? 0));
        at += this.pieceWidth(piece.text, piece.drawn, style);
      }
      if (style.underline) this.underline(start, at, baseline, style);
    }
  }

  /** One line of text that is known to fit. */
  text(text: string, x: number, baseline: number, style: TextStyle, align: Align = 'left'): void {
    this.runs([{ text, style }], x, baseline, align);
  }

  /** One line of several styles that is known to fit. */
  runs(runs: readonly TextRun[], x: number, baseline: number, align: Align = 'left'): void {
    const [line = []] = this.wrap(runs, Number.POSITIVE_INFINITY);
    const width = line.reduce((sum, fragment) => sum + fragment.width, 0);
    this.line(line, align === 'left' ? x : align === 'right' ? x - width : x - width / 2, baseline);
  }

  private piece(text: string, drawn: Drawn, style: TextStyle, x: number, baseline: number): void {
    if (drawn === 'picture') {
      this.picture(text, style, x, baseline);
      return;
    }
    this.font(drawn, style);
    this.pdf.text(drawn === 'symbol' ? ARROW_CODE.repeat(text.length) : text, x, baseline);
  }

  /** The picture, and under it invisible text that says what it shows, to be searched, copied and read aloud. */
  private picture(text: string, style: TextStyle, x: number, baseline: number): void {
    const { png, width, height, top } = this.painter().paint(text, style);
    this.pdf.addImage(png, 'PNG', x, baseline - top, width, height);
    const stream = this.pdf.internal as unknown as ContentStream;
    stream.write(`/Span <</ActualText <FEFF${utf16Hex(text)}>>> BDC`);
    this.font('helvetica', style);
    this.pdf.text('\u00a0', x, baseline, { renderingMode: 'invisible' });
    stream.write('EMC');
  }

  private pieceWidth(text: string, drawn: Drawn, style: TextStyle): number {
    if (drawn === 'picture') return this.painter().width(text, style);
    if (drawn === 'symbol') return text.length * ARROW_EM * style.size * MM_PER_POINT;
    return this.unitWidth(text, style) * style.size * MM_PER_POINT;
  }

  /** Width in ems; the same words are measured again and again. */
  private unitWidth(text: string, style: TextStyle): number {
    const key = `${style.bold ? 'b' : 'n'}${text}`;
    const known = this.unitWidths.get(key);
    if (known !== undefined) return known;
    this.font('helvetica', style);
    // Without kerning, for jsPDF measures with kerning but does not write it.
    const widths: number[] = this.pdf.getCharWidthsArray(text, { doKerning: false });
    const width = widths.reduce((sum, ems) => sum + exactWidth(ems), 0);
    this.unitWidths.set(key, width);
    return width;
  }

  private font(name: 'helvetica' | 'symbol', { size, bold, color }: TextStyle): void {
    this.pdf.setFont(name, bold && name === 'helvetica' ? 'bold' : 'normal');
    this.pdf.setFontSize(size);
    this.pdf.setTextColor(...color);
  }

  private underline(from: number, to: number, baseline: number, { size, underline }: TextStyle): void {
    if (!underline) return;
    this.pdf.setDrawColor(...underline);
    this.pdf.setLineWidth(0.35);
    const y = baseline + size * 0.12 * MM_PER_POINT;
    this.pdf.line(from, y, to, y);
  }
}

/** Helvetica's widths are eighteenths of an em, save a few signs; jsPDF keeps hundredths, 1 % too narrow. */
function exactWidth(ems: number): number {
  const eighteenths = Math.round(ems * 18);
  return Math.abs(ems * 18 - eighteenths) < 0.2 ? eighteenths / 18 : ems;
}

/** UTF-16, big endian, as PDF strings want it. */
const utf16Hex = (text: string): string =>
  Array.from({ length: text.length }, (_, i) => text.charCodeAt(i).toString(16).padStart(4, '0'))
    .join('')
    .toUpperCase();
