import { Play } from 'lucide-react';
import { BandScale } from '../../ui/BandScale';
import { Correction } from '../../ui/Correction';
import { Wave } from '../../ui/Wave';
import './marked-answer.scss';

/** An example of our own, in the parts that show real marks. */
export const MarkedAnswer = () => (
  <section className="marked" aria-label="An example of a marked answer">
    <div className="marked-sound">
      <span className="marked-play">
        <Play size={18} fill="currentColor" aria-hidden="true" />
      </span>
      <Wave bars={40} progress={0.7} />
      <span className="figures">0:42</span>
    </div>
    <div className="marked-sheet">
      <p className="marked-topic">Talk about a place in your town that you like.</p>
      <p className="marked-transcript">
        Every Friday I <Correction quote="am go" correction="go" /> to the night market with my cousin.{' '}
        <Correction quote="There is" correction="There are" /> more than fifty stalls, and the smell of satay
        always <Correction quote="make" correction="makes" /> me hungry.
      </p>
      <div className="marked-bands">
        <BandScale
          label="Grammar"
          band={4}
          low={3}
          high={5}
          lift="Match each verb to its subject: there are stalls."
        />
        <BandScale
          label="Vocabulary"
          band={5}
          low={4}
          high={6}
          lift="One exact word more: smoky, crowded, crispy."
        />
      </div>
      <p className="marked-total">
        <span>Total Marks</span>
        <span className="figures">
          <strong>9</strong> of 12
        </span>
      </p>
    </div>
  </section>
);
