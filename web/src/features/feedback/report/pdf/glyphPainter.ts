import { MM_PER_POINT, type TextStyle } from './typography';

/** Millimetres; `top` is how far the picture reaches above the baseline. */
export interface GlyphPicture {
  png: string;
  width: number;
  height: number;
  top: number;
}

/** Draws what the PDF's built-in fonts cannot: names in Chinese or Tamil, say. */
export interface GlyphPainter {
  width(text: string, style: TextStyle): number;
  paint(text: string, style: TextStyle): GlyphPicture;
}

/** Pixels per point: three times a screen's, sharp on paper. */
const SCALE = 4;
const MM_PER_PIXEL = MM_PER_POINT / SCALE;
const FAMILIES = "'Helvetica Neue', Arial, 'Noto Sans', 'Noto Sans SC', 'Noto Sans Tamil', sans-serif";

/**
 * A painter that uses the device's own fonts, which shape every script that the device can show. A Chinese font
 * in the PDF would weigh megabytes, and jsPDF does not shape Tamil.
 * @throws where the browser has no 2D canvas
 */
export function canvasPainter(): GlyphPainter {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No 2D canvas to draw the name with');
  const prepare = ({ size, bold, color }: TextStyle) => {
    context.font = `${bold ? 700 : 400} ${size * SCALE}px ${FAMILIES}`;
    context.fillStyle = `rgb(${color.join(' ')})`;
  };
  return {
    width(text, style) {
      prepare(style);
      return context.measureText(text).width * MM_PER_PIXEL;
    },
    paint(text, style) {
      prepare(style);
      const box = context.measureText(text);
      const ascent = Math.ceil(box.actualBoundingBoxAscent) + SCALE;
      canvas.width = Math.max(1, Math.ceil(box.width));
      canvas.height = Math.max(1, ascent + Math.ceil(box.actualBoundingBoxDescent) + SCALE);
      prepare(style); // a new size resets the context
      context.fillText(text, 0, ascent);
      return {
        png: canvas.toDataURL('image/png'),
        width: canvas.width * MM_PER_PIXEL,
        height: canvas.height * MM_PER_PIXEL,
        top: ascent * MM_PER_PIXEL,
      };
    },
  };
}
