/** The tips of §1 for those whom the sign-up does not let in. */
const TIPS = [
  'Look for a verification e-mail from the sign-in service, in the spam folder too.',
  'Clear the browser data, or try an incognito window.',
  'School students: use your full school e-mail address, with the school domain after the @.',
  'Try another network, mobile data for example. Some school networks block sign-ups.',
  'Still no luck? Ask your teacher, or try again later.',
];

export const HelpBox = () => (
  <section className="landing-section container" aria-labelledby="help">
    <div className="panel help">
      <div>
        <h2 id="help" className="h3">
          Trouble signing up?
        </h2>
        <p className="soft">These help most of the time.</p>
      </div>
      <ol>
        {TIPS.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ol>
    </div>
  </section>
);
