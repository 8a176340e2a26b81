import { Clock, Mail } from 'lucide-react';
import { useContactEmailQuery } from '../../generated/contact';

/** Where mail reaches the team, on a server that tells one. */
export function GetInTouch() {
  const { data, loading } = useContactEmailQuery();
  const email = data?.contactEmail;
  return (
    <section className="panel" aria-labelledby="in-touch">
      <h2 id="in-touch" className="panel-title mb-3">
        Get in Touch
      </h2>
      {(loading || email) && (
        <p className="contact-line">
          <span className="tile tone-teal">
            <Mail size={20} aria-hidden="true" />
          </span>
          <span>
            <span className="soft small">E-mail</span>
            {email ? (
              <a href={`mailto:${email}`}>{email}</a>
            ) : (
              <span className="skeleton contact-line-loading" />
            )}
          </span>
        </p>
      )}
      <p className="contact-line">
        <span className="tile tone-amber">
          <Clock size={20} aria-hidden="true" />
        </span>
        <span>
          <span className="soft small">Response time</span>
          <span className="figures">within 24-48 hours</span>
        </span>
      </p>
    </section>
  );
}
