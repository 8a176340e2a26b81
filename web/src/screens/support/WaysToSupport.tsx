import { HandCoins, Lightbulb, type LucideIcon, Megaphone, Quote } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Tone } from '../../ui/tones';

const WAYS: readonly { title: string; words: ReactNode; icon: LucideIcon; tone: Tone }[] = [
  {
    title: 'Share a story',
    words: (
      <>
        Tell others how practising went, on the <Link to="/testimonials">Review page</Link>.
      </>
    ),
    icon: Quote,
    tone: 'teal',
  },
  {
    title: 'Spread the word',
    words: 'Show Lisan to a classmate or to your teacher.',
    icon: Megaphone,
    tone: 'blue',
  },
  {
    title: 'Give feedback',
    words: 'Tell us what helped, and what got in your way.',
    icon: Lightbulb,
    tone: 'amber',
  },
  {
    title: 'Future donations',
    words: 'Being set up. Lisan stays free for students.',
    icon: HandCoins,
    tone: 'plum',
  },
];

export const WaysToSupport = () => (
  <section className="panel" aria-labelledby="ways">
    <h2 id="ways" className="panel-title mb-3">
      Ways to support Lisan
    </h2>
    <ul className="support-ways">
      {WAYS.map(({ title, words, icon: Icon, tone }) => (
        <li key={title}>
          <span className={`tile tone-${tone}`}>
            <Icon size={20} aria-hidden="true" />
          </span>
          <div>
            <h3>{title}</h3>
            <p className="soft">{words}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);
