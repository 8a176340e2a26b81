import { Wave } from '../../ui/Wave';

export const ClosingCall = () => (
  <section className="container">
    <div className="stage closing">
      <div>
        <h2>Start your English journey today</h2>
        <p className="soft">Your first answer takes one minute. You listen to it before you send it.</p>
        <a className="btn btn-stage btn-lg" href="/api/login">
          Start Practising
        </a>
      </div>
      <Wave bars={48} className="closing-wave" />
    </div>
  </section>
);
