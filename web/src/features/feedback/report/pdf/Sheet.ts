import type { jsPDF } from 'jspdf';
import type { Pen } from './Pen';
import { leading, MM_PER_POINT, type Rgb, type TextRun } from './typography';

/** A4, millimetres (§9). */
export const PAGE = { width: 210, margin: 20, first: 40, next: 30, last: 270 } as const;
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;

interface Block {
  /** Millimetres from the margin. */
  indent?: number;
  width?: number;
  /** Space below, millimetres. */
  after?: number;
  /** Baseline to baseline, millimetres. */
  leading?: number;
}

/** Where the next thing goes: a column that runs over as many pages as it needs. */
export class Sheet {
  /** Top of what comes next. */
  y: number = PAGE.first;

  constructor(
    readonly pdf: jsPDF,
    readonly pen: Pen,
  ) {}

  /** Begins a new page when `height` more would pass the last line. */
  ensure(height: number): void {
    if (this.y + height <= PAGE.last) return;
    this.pdf.addPage();
    this.y = PAGE.next;
  }

  space(height: number): void {
    this.y += height;
  }

  /** Wrapped text; a line never leaves its page, a paragraph may. */
  paragraph(
    runs: readonly TextRun[],
    { indent = 0, width = CONTENT_WIDTH - indent, after = 0, ...block }: Block = {},
  ): void {
    const size = Math.max(...runs.map((run) => run.style.size));
    const step = block.leading ?? leading(size);
    for (const line of this.pen.wrap(runs, width)) {
      this.ensure(step);
      this.pen.line(line, PAGE.margin + indent, this.y + baselineIn(step, size));
      this.y += step;
    }
    this.y += after;
  }

  /** Height that `paragraph` would take on one page. */
  height(runs: readonly TextRun[], width: number): number {
    const size = Math.max(...runs.map((run) => run.style.size));
    return this.pen.wrap(runs, width).length * leading(size);
  }

  box(x: number, y: number, width: number, height: number, fill: Rgb, radius = 2): void {
    this.pdf.setFillColor(...fill);
    if (radius > 0) this.pdf.roundedRect(x, y, width, height, radius, radius, 'F');
    else this.pdf.rect(x, y, width, height, 'F');
  }
}

/** The baseline that centres letters of this size in a line of this height. */
const baselineIn = (step: number, size: number): number => step / 2 + size * 0.35 * MM_PER_POINT;
