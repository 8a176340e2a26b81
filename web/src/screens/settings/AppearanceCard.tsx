import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { chooseTheme, chosenTheme, onThemeChosen } from '../../lib/theme';

const CHOICES = [
  { value: 'system', label: 'System', icon: Monitor },
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
] as const;

/** Light, dark, or as the device has it. */
export function AppearanceCard() {
  const chosen = useSyncExternalStore(onThemeChosen, chosenTheme);
  return (
    <section className="panel" aria-labelledby="appearance">
      <h2 id="appearance" className="panel-title mb-3">
        Appearance
      </h2>
      <fieldset className="themes">
        <legend className="visually-hidden">Theme</legend>
        {CHOICES.map(({ value, label, icon: Icon }) => (
          <label key={value} className="theme">
            <input type="radio" name="theme" checked={chosen === value} onChange={() => chooseTheme(value)} />
            <Icon size={20} aria-hidden="true" />
            {label}
          </label>
        ))}
      </fieldset>
      <p className="soft small mt-2 mb-0">System follows your device. The choice is kept on this device.</p>
    </section>
  );
}
