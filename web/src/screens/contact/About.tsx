import { Link } from 'react-router-dom';

/** What the product is, for whoever wonders to whom they write. */
export const About = () => (
  <section className="panel" aria-labelledby="about">
    <h2 id="about" className="panel-title mb-2">
      About
    </h2>
    <p className="soft">
      Lisan is a place to practise spoken English in the format of the SPM speaking test: Part 2 alone, Part 3
      with a partner. Each answer is marked on the scale of the exam, with the reason for every mark and the
      next thing to work on.
    </p>
    <p className="soft mb-0">
      It is free for students. How you can help: <Link to="/support">ways to support Lisan</Link>.
    </p>
  </section>
);
