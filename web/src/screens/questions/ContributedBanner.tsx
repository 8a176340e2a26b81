import { Mic, PenLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Wave } from '../../ui/Wave';

/** Says where questions come from, and leads to practice (§2). */
export const ContributedBanner = ({ onContribute }: { onContribute: () => void }) => (
  <section className="stage bank-banner" aria-labelledby="bank-banner">
    <div className="bank-banner-words">
      <h2 id="bank-banner">Student-Contributed Questions</h2>
      <p className="soft">Learners write them, a teacher checks them, everyone practises them.</p>
      <div className="bank-banner-actions">
        <Link className="btn btn-stage" to="/practice">
          <Mic size={18} aria-hidden="true" /> Go to Practice
        </Link>
        <button type="button" className="btn btn-stage-quiet" onClick={onContribute}>
          <PenLine size={18} aria-hidden="true" /> Contribute Question
        </button>
      </div>
    </div>
    <Wave bars={26} className="bank-banner-wave" />
  </section>
);
