// Small drawings of the product's own parts; decoration, in the tone of their card.
import type { ReactNode } from 'react';

const Picture = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 200 96" aria-hidden="true" focusable="false">
    {children}
  </svg>
);

/** Three quarters of a minute in the recorder's ring, and the voice on both sides. */
export const RingPicture = () => (
  <Picture>
    <g className="picture-faint">
      <rect x="14" y="40" width="5" height="16" rx="2.5" />
      <rect x="26" y="32" width="5" height="32" rx="2.5" />
      <rect x="38" y="37" width="5" height="22" rx="2.5" />
      <rect x="50" y="28" width="5" height="40" rx="2.5" />
      <rect x="145" y="30" width="5" height="36" rx="2.5" />
      <rect x="157" y="38" width="5" height="20" rx="2.5" />
      <rect x="169" y="33" width="5" height="30" rx="2.5" />
      <rect x="181" y="41" width="5" height="14" rx="2.5" />
    </g>
    <circle className="picture-track" cx="100" cy="48" r="34" />
    <circle
      className="picture-line"
      cx="100"
      cy="48"
      r="34"
      strokeDasharray="150 214"
      transform="rotate(-90 100 48)"
    />
    <text x="100" y="55" textAnchor="middle">
      0:42
    </text>
  </Picture>
);

/** Two bands with their likely ranges. */
export const BandsPicture = () => (
  <Picture>
    {[
      { y: 32, dot: 132, from: 108, to: 156 },
      { y: 64, dot: 156, from: 132, to: 180 },
    ].map(({ y, dot, from, to }) => (
      <g key={y}>
        <line className="picture-track" x1="20" x2="180" y1={y} y2={y} />
        <line className="picture-range" x1={from} x2={to} y1={y} y2={y} />
        <circle className="picture-dot" cx={dot} cy={y} r="9" />
      </g>
    ))}
  </Picture>
);

/** Exam cards on a pile. */
export const CardsPicture = () => (
  <Picture>
    <rect
      className="picture-card"
      x="52"
      y="12"
      width="110"
      height="68"
      rx="10"
      transform="rotate(5 107 46)"
    />
    <rect
      className="picture-card"
      x="44"
      y="14"
      width="110"
      height="68"
      rx="10"
      transform="rotate(-2 99 48)"
    />
    <rect className="picture-bar" x="58" y="28" width="66" height="7" rx="3.5" />
    <g className="picture-faint">
      <rect x="58" y="44" width="78" height="5" rx="2.5" />
      <rect x="58" y="54" width="60" height="5" rx="2.5" />
      <rect x="58" y="64" width="70" height="5" rx="2.5" />
    </g>
  </Picture>
);

/** Marks that rise. */
export const ProgressPicture = () => (
  <Picture>
    <line className="picture-grid" x1="20" x2="180" y1="78" y2="78" />
    <line className="picture-grid" x1="20" x2="180" y1="48" y2="48" />
    <line className="picture-grid" x1="20" x2="180" y1="18" y2="18" />
    <polyline className="picture-line" points="24,70 54,62 84,64 114,46 144,40 174,22" />
    <circle className="picture-dot" cx="174" cy="22" r="8" />
  </Picture>
);
