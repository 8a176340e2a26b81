/** Every fault of the environment at once, one per line, each with what to write instead. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

export const isLoopback = (url: string): boolean => LOOPBACK.has(new URL(url).hostname);

/**
 * Reads single variables, collects what is wrong and hands back a stand-in, so that one run finds all faults.
 * An empty or blank variable counts as unset. Values never appear in a fault unless they are no secret.
 */
export class EnvReader {
  private readonly faults: string[] = [];

  constructor(private readonly env: NodeJS.ProcessEnv) {}

  fault(sentence: string): void {
    this.faults.push(sentence);
  }

  /** @throws SettingsError when anything was at fault */
  finish(): void {
    if (this.faults.length > 0) throw new SettingsError(this.faults);
  }

  text(name: string): string | null {
    return this.env[name]?.trim() || null;
  }

  integer(name: string, range: { min: number; max: number }, fallback: number): number {
    const value = this.text(name);
    if (value === null) return fallback;
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    if (number >= range.min && number <= range.max) return number;
    this.fault(
      `${name} is "${value}": write a whole number from ${range.min} to ${range.max}, for example ${name}=${fallback}.`,
    );
    return fallback;
  }

  /** An amount of money, 0 or more; null where none is written. */
  amount(name: string, example: string): number | null {
    const value = this.text(name);
    if (value === null) return null;
    if (/^\d{1,9}(\.\d{1,9})?$/.test(value)) return Number(value);
    this.fault(`${name} is "${value}": write an amount such as ${name}=${example}.`);
    return null;
  }

  choice<T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const value = this.text(name);
    if (value === null) return fallback;
    const choice = choices.find((candidate) => candidate === value.toLowerCase());
    if (choice === undefined) this.fault(`${name} is "${value}": write one of ${choices.join(', ')}.`);
    return choice ?? fallback;
  }

  flag(name: string): boolean {
    return ['true', '1', 'yes', 'on'].includes(
      this.choice(name, ['true', 'false', '1', '0', 'yes', 'no', 'on', 'off'], 'false'),
    );
  }

  /** A URL without its trailing slash. `secret` keeps the value (it may hold a password) out of the fault. */
  url(name: string, schemes: readonly string[], example: string, secret = false): string | null {
    const value = this.text(name);
    if (value === null) return null;
    if (URL.canParse(value)) {
      const { protocol, hostname } = new URL(value);
      if (schemes.includes(protocol.slice(0, -1)) && hostname !== '') return value.replace(/\/+$/, '');
    }
    const shown = secret ? 'is not such an address' : `is "${value}"`;
    this.fault(
      `${name} ${shown}: write an address with ${schemes.join(':// or ')}://, for example ${name}=${example}.`,
    );
    return null;
  }

  emails(name: string, fallback: readonly string[]): readonly string[] {
    const value = this.text(name);
    if (value === null) return fallback;
    const addresses = value.split(',').flatMap((part) => part.trim().toLowerCase() || []);
    const wrong = addresses.filter((address) => !EMAIL.test(address));
    if (wrong.length > 0) {
      this.fault(
        `${name} holds "${wrong.join('", "')}": write e-mail addresses, a comma between two, for example ${name}=head@school.my.`,
      );
    }
    return addresses;
  }

  email(name: string, fallback: string | null): string | null {
    const addresses = this.emails(name, fallback === null ? [] : [fallback]);
    if (addresses.length > 1) {
      this.fault(
        `${name} holds ${addresses.length} addresses: write one, for example ${name}=head@school.my.`,
      );
    }
    return addresses[0] ?? null;
  }

  /** Values of variables that only make sense together: all of them, or null when none is set. */
  together<K extends string>(names: readonly K[], purpose: string): Record<K, string> | null {
    const found = names.flatMap((name) => {
      const value = this.text(name);
      return value === null ? [] : [[name, value] as const];
    });
    if (found.length === 0) return null;
    if (found.length < names.length) {
      const set = found.map(([name]) => name);
      const missing = names.filter((name) => !set.includes(name));
      this.fault(
        `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing while ${set.join(' and ')} ${
          set.length > 1 ? 'are' : 'is'
        } set: set all of ${names.join(', ')} for ${purpose}, or none.`,
      );
      return null;
    }
    return Object.fromEntries(found) as Record<K, string>;
  }
}
