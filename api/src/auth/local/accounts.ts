import type { Clock } from '../../clock.js';
import type { Sql } from '../sql.js';
import { hashPassword, isPassword } from './passwords.js';

/** A person at the local identity provider. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly emailVerifiedAt: Date | null;
}

export interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
}

const COLUMNS = `id, email, first_name as "firstName", last_name as "lastName", email_verified_at as "emailVerifiedAt"`;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** E-mail addresses are lower-cased by the caller's form schema. */
export class Accounts {
  /** @param barred addresses that have no account here, whatever the database holds, and get none */
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly barred: readonly string[] = [],
  ) {}

  /** @returns null where the address has an account already, or is barred */
  async create({ email, password, firstName, lastName }: SignUp): Promise<Account | null> {
    if (this.barred.includes(email)) return null;
    const [account] = await this.sql.query<Account>(
      `insert into identity.accounts (email, password_hash, first_name, last_name, created_at)
       values ($1, $2, $3, $4, $5) on conflict (email) do nothing returning ${COLUMNS}`,
      [email, await hashPassword(password), firstName, lastName, this.clock.now()],
    );
    return account ?? null;
  }

  async authenticate(email: string, password: string): Promise<Account | null> {
    const [found] = await this.sql.query<Account & { passwordHash: string }>(
      `select ${COLUMNS}, password_hash as "passwordHash" from identity.accounts
       where email = $1 and email <> all($2)`,
      [email, this.barred],
    );
    const isRight = await isPassword(password, found?.passwordHash ?? null);
    if (!found || !isRight) return null;
    const { passwordHash: _, ...account } = found;
    return account;
  }

  async byId(id: string): Promise<Account | null> {
    if (!UUID.test(id)) return null;
    return this.#find('id', id);
  }

  byEmail(email: string): Promise<Account | null> {
    return this.#find('email', email);
  }

  async #find(column: 'id' | 'email', value: string): Promise<Account | null> {
    const [account] = await this.sql.query<Account>(
      `select ${COLUMNS} from identity.accounts where ${column} = $1 and email <> all($2)`,
      [value, this.barred],
    );
    return account ?? null;
  }
}
