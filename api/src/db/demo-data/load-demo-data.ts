import type { EntityManager } from '@mikro-orm/postgresql';
import { DEMO_ISSUER } from '../../auth/demo-issuer.js';
import { LOCAL_ISSUER } from '../../auth/local/local-client.js';
import { Testimonial } from '../../modules/testimonials/testimonial.entity.js';
import { User } from '../../modules/users/user.entity.js';
import type { Infrastructure } from '../../services.js';
import {
  DEMO_ADMIN,
  DEMO_PEOPLE,
  DEMO_STUDENT,
  DEMO_TEACHER,
  type DemoPerson,
  INVENTED_PEOPLE,
  type InventedName,
} from './demo-people.js';
import { DemoStage } from './demo-stage.js';
import { DEMO_TESTIMONIALS } from './demo-testimonials.js';
import { DEMO_TIME_ZONE, demoInstant } from './demo-time.js';
import { loadOwnAnswers } from './load-answers.js';
import { loadContributions } from './load-contributions.js';
import { loadConversations } from './load-conversations.js';
import { loadMessages } from './load-messages.js';
import { loadStudents } from './load-students.js';

/** An account of the local identity provider. */
export interface DemoAccount {
  readonly email: string;
  /** `sub` that the provider gives at sign-in. */
  readonly subject: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Any constant: two instances that start together must not both load. */
const DEMO_DATA_LOCK = 4_119_007;

/**
 * Fills an empty database once, so that the product is worth looking at on its first start. Does nothing where there
 * is any user. People act through the product's own services, each at their time; marks are never made up: the worker
 * gives them. The question bank must be loaded and the queue started.
 * @param accounts the demo accounts, all that `demo-people.ts` knows; one without a known profile is an error
 */
export async function loadDemoData(
  infra: Pick<Infrastructure, 'orm' | 'jobs' | 'settings' | 'storage' | 'clock' | 'log'>,
  accounts: readonly DemoAccount[],
): Promise<void> {
  const now = infra.clock.now();
  await infra.orm.em.fork().transactional(async (em) => {
    await em.execute('select pg_advisory_xact_lock(?)', [DEMO_DATA_LOCK]);
    if ((await em.count(User)) > 0) return;
    const users = accounts.map((account) => createAccount(em, account, now));
    const invented = createInvented(em, now);
    createTestimonials(em, now);
    await em.flush();
    const student = among(users, DEMO_STUDENT);
    const teacher = among(users, DEMO_TEACHER);
    const stage = new DemoStage(em, infra, now);
    await loadOwnAnswers(stage, student);
    await loadConversations(stage, student);
    await loadStudents(stage, { teacher, student, otherTeacher: invented.norhayati });
    await loadContributions(stage, { teacher, student, invented });
    await loadMessages(stage, among(users, DEMO_ADMIN));
  });
}

function createAccount(em: EntityManager, account: DemoAccount, now: Date): User {
  const person = DEMO_PEOPLE.get(account.email);
  if (!person) throw new Error(`There is no demo profile for ${account.email}.`);
  return createUser(em, { ...account, issuer: LOCAL_ISSUER, emailVerified: true }, person, now);
}

function createInvented(em: EntityManager, now: Date): Record<InventedName, User> {
  const create = (name: InventedName): User => {
    const { firstName, lastName, ...person } = INVENTED_PEOPLE[name];
    const identity = { issuer: DEMO_ISSUER, subject: `demo:${name}`, email: `${name}@demo.lisan.test` };
    return createUser(em, { ...identity, emailVerified: false, firstName, lastName }, person, now);
  };
  return {
    hafiz: create('hafiz'),
    jiahui: create('jiahui'),
    priyanka: create('priyanka'),
    clarence: create('clarence'),
    norhayati: create('norhayati'),
  };
}

type Identity = Pick<User, 'issuer' | 'subject' | 'email' | 'emailVerified' | 'firstName' | 'lastName'>;

const createUser = (
  em: EntityManager,
  identity: Identity,
  { joined, ...profile }: DemoPerson,
  now: Date,
): User =>
  em.create(User, {
    ...identity,
    ...profile,
    country: 'Malaysia',
    isNewUser: false,
    timeZone: DEMO_TIME_ZONE,
    createdAt: demoInstant(now, joined),
  });

function among(users: readonly User[], email: string): User {
  const user = users.find((one) => one.email === email);
  if (!user) throw new Error(`The demo accounts lack ${email}.`);
  return user;
}

function createTestimonials(em: EntityManager, now: Date): void {
  for (const { written, approved, ...testimonial } of DEMO_TESTIMONIALS) {
    em.create(Testimonial, {
      ...testimonial,
      approvedAt: approved && demoInstant(now, approved),
      createdAt: demoInstant(now, written),
    });
  }
}
