import './brand.scss';

/** Logo and name; `tagline` stands under it. */
export const Brand = ({ tagline }: { tagline?: string }) => (
  <span className="brand">
    <img src="/favicon.svg" alt="" width="36" height="36" />
    <span>
      <span className="brand-name">Lisan</span>
      {tagline && <span className="brand-tagline">{tagline}</span>}
    </span>
  </span>
);
