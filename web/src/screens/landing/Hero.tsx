import { MarkedAnswer } from './MarkedAnswer';

export const Hero = () => (
  <section className="hero container">
    <div className="hero-words">
      <h1>Master English speaking with AI‑powered assessment</h1>
      <p className="hero-lead">
        Practise in the format of your exam. Speak for one minute, then see your marks, the corrections in
        your own words, and the one thing to work on next.
      </p>
      <p className="hero-action">
        <a className="btn btn-primary btn-lg" href="/api/login">
          Sign In / Sign Up
        </a>
        <span className="soft">Free for students. Personalised feedback after every answer.</span>
      </p>
    </div>
    <MarkedAnswer />
  </section>
);
