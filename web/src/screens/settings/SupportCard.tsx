import { Link } from 'react-router-dom';

/** The button is not open yet (§2); the form beside it is. */
export const SupportCard = () => (
  <section className="panel" aria-labelledby="support">
    <h2 id="support" className="panel-title mb-2">
      Support
    </h2>
    <p id="support-why" className="soft small">
      Help inside the app is not open yet. Until then, the contact form reaches the same people, who answer
      within 24-48 hours.
    </p>
    <button type="button" className="btn btn-quiet w-100" disabled aria-describedby="support-why">
      Contact Support
    </button>
    <Link className="settings-link" to="/contact">
      Write to us
    </Link>
  </section>
);
