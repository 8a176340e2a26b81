import type { ReactNode } from 'react';
import type { Tone } from '../../ui/tones';
import { BandsPicture, CardsPicture, ProgressPicture, RingPicture } from './pictures';
import './features.scss';

const FEATURES: readonly { title: string; words: string; tone: Tone; picture: ReactNode }[] = [
  {
    title: 'Voice Recording',
    words: 'One minute, one button. Pause, listen to yourself, start again, and send it when you are ready.',
    tone: 'teal',
    picture: <RingPicture />,
  },
  {
    title: 'AI Assessment',
    words: 'Marks on the scale of your exam, each with its reason in your own words and a way up.',
    tone: 'blue',
    picture: <BandsPicture />,
  },
  {
    title: 'Question Bank',
    words: 'Part 2 cards and Part 3 topics on the themes of your exam, at three levels.',
    tone: 'amber',
    picture: <CardsPicture />,
  },
  {
    title: 'Progress Tracking',
    words: 'Your streak, your marks over time and a report that you can show your teacher.',
    tone: 'coral',
    picture: <ProgressPicture />,
  },
];

export const Features = () => (
  <section className="landing-section container" aria-labelledby="features">
    <h2 id="features">Everything for the minute that counts</h2>
    <div className="row g-3">
      {FEATURES.map(({ title, words, tone, picture }) => (
        <div className="col-sm-6 col-lg-3" key={title}>
          <article className="panel feature">
            <div className={`feature-picture tone-${tone}`}>{picture}</div>
            <div className="feature-words">
              <h3>{title}</h3>
              <p className="soft">{words}</p>
            </div>
          </article>
        </div>
      ))}
    </div>
  </section>
);
