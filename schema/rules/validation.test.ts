import { describe, expect, test } from '@jest/globals';
import type { AnyObjectSchema, ValidationError } from 'yup';
import {
  accountDeletionSchema,
  contactPageSchema,
  contactSchema,
  namesSchema,
  profileModalSchema,
  profileSchema,
  recordingConsentSchema,
  reviewSchema,
  signUpSchema,
  testimonialSchema,
} from './validation.ts';

const faultsOf = (schema: AnyObjectSchema, input: unknown): Record<string, string> => {
  try {
    schema.validateSync(input, { abortEarly: false });
    return {};
  } catch (error) {
    return Object.fromEntries(
      (error as ValidationError).inner.toReversed().map((fault) => [fault.path, fault.message]),
    );
  }
};

const profile = {
  country: 'Malaysia',
  state: 'Perak',
  institution: 'SMK Taman Jaya',
  institutionType: 'secondary_school',
};

describe('profile', () => {
  test('a complete one passes both forms', () => {
    expect(faultsOf(profileSchema, profile)).toEqual({});
    expect(faultsOf(profileModalSchema, profile)).toEqual({});
  });

  test('the page says', () => {
    expect(
      faultsOf(profileSchema, { country: ' ', state: '', institution: '', institutionType: '' }),
    ).toEqual({
      country: 'Please select your country',
      state: 'Please select your state',
      institution: 'Please enter your school/institution name',
      institutionType: 'Please select your institution type',
    });
  });

  test('the modal says', () => {
    expect(faultsOf(profileModalSchema, { ...profile, country: '', state: '' })).toEqual({
      country: 'Please enter your country',
      state: 'Please enter your state/region',
    });
  });

  test.each(['Malaysia', 'malaysia', ' MALAYSIA '])('the state of %p is one of the list', (country) => {
    expect(faultsOf(profileSchema, { ...profile, country, state: 'Bavaria' })).toEqual({
      state: 'Please select your state',
    });
  });

  test('elsewhere the state is free text', () => {
    expect(faultsOf(profileSchema, { ...profile, country: 'Germany', state: 'Bavaria' })).toEqual({});
  });

  test('an unknown institution type', () => {
    expect(faultsOf(profileSchema, { ...profile, institutionType: 'castle' })).toEqual({
      institutionType: 'Please select your institution type',
    });
  });
});

describe('consent', () => {
  test('a minor needs the guardian', () => {
    expect(faultsOf(recordingConsentSchema, { isMinor: true, guardianConfirmed: false })).toEqual({
      guardianConfirmed: 'A parent or guardian needs to agree first',
    });
    expect(faultsOf(recordingConsentSchema, { isMinor: true, guardianConfirmed: true })).toEqual({});
    expect(faultsOf(recordingConsentSchema, { isMinor: false, guardianConfirmed: false })).toEqual({});
  });
});

describe('sign-up', () => {
  test('every field is asked for', () => {
    expect(Object.keys(faultsOf(signUpSchema, {})).sort()).toEqual([
      'email',
      'firstName',
      'lastName',
      'password',
    ]);
  });

  test('the address is lower-cased, so that it is one account', () => {
    const person = { firstName: 'Mei', lastName: 'Tan', email: ' Mei@School.MY ', password: 'long enough' };
    expect(signUpSchema.validateSync(person).email).toBe('mei@school.my');
  });
});

describe('account deletion', () => {
  const schema = accountDeletionSchema('Mei.Tan@school.my');
  const fault = { email: 'Please type the email address of this account.' };

  test.each(['mei.tan@school.my', '  MEI.TAN@SCHOOL.MY '])('%j confirms it', (email) => {
    expect(faultsOf(schema, { email })).toEqual({});
  });

  test.each(['', 'mei@school.my', 'mei.tan@school.my.', undefined, null, ['mei.tan@school.my'], {}])(
    '%j does not',
    (email) => expect(faultsOf(schema, { email })).toEqual(fault),
  );
});

describe('testimonial', () => {
  const testimonial = { name: 'Mei Tan', content: 'I speak longer now.', rating: 4, isPublic: false };
  const kept = (input: object) => testimonialSchema.validateSync({ ...testimonial, ...input });

  test('a whole one is kept as it is', () => {
    expect(kept({ institution: 'SMK Likas' })).toEqual({ ...testimonial, institution: 'SMK Likas' });
  });

  test('name and content are enough', () => {
    const { name, content } = testimonial;
    expect(testimonialSchema.validateSync({ name, content })).toEqual({
      ...{ name, content, institution: null },
      ...{ rating: 5, isPublic: true },
    });
  });

  test.each(['', '  ', null, undefined])('institution %p is none', (institution) => {
    expect(kept({ institution }).institution).toBeNull();
  });

  test.each(['name', 'content'])('a blank %s is refused', (field) => {
    expect(faultsOf(testimonialSchema, { ...testimonial, [field]: ' \n ' })).toEqual({
      [field]: 'Please fill in all required fields.',
    });
  });

  test('the review prompt says', () => {
    expect(faultsOf(reviewSchema, { ...testimonial, content: ' ' })).toEqual({
      content: 'Please write a short review about your experience.',
    });
    expect(faultsOf(reviewSchema, testimonial)).toEqual({});
  });

  test('500 characters fit, blanks at the ends apart; 501 do not', () => {
    expect(kept({ content: ` ${'x'.repeat(500)} ` }).content).toHaveLength(500);
    expect(faultsOf(testimonialSchema, { ...testimonial, content: 'x'.repeat(501) })).toEqual({
      content: 'At most 500 characters',
    });
  });

  test.each([0, 6, 4.5, Number.NaN, 'five', null])('%p is no rating', (rating) => {
    expect(faultsOf(testimonialSchema, { ...testimonial, rating })).toEqual({
      rating: 'Please choose a rating from 1 to 5',
    });
  });

  test.each([['a', 'b'], [[]], { words: 1 }, null])('%j is no content', (content) => {
    expect(faultsOf(testimonialSchema, { ...testimonial, content })).toEqual({
      content: 'Please fill in all required fields.',
    });
  });

  test('what the database could not hold is left out', () => {
    expect(kept({ content: 'I\u0000 speak' }).content).toBe('I speak');
    expect(faultsOf(testimonialSchema, { ...testimonial, content: '\u0000 \u0000' })).toEqual({
      content: 'Please fill in all required fields.',
    });
  });
});

describe('first and last name', () => {
  test.each([{}, { firstName: ' ', lastName: '\u0000' }, { firstName: {}, lastName: ['Tan'] }])(
    '%j are required',
    (names) => {
      expect(faultsOf(namesSchema, names)).toEqual({
        firstName: 'First name and last name are required.',
        lastName: 'First name and last name are required.',
      });
    },
  );

  test('are trimmed, and end somewhere', () => {
    expect(namesSchema.validateSync({ firstName: ' Nur Aisyah ', lastName: 'Lim' })).toEqual({
      firstName: 'Nur Aisyah',
      lastName: 'Lim',
    });
    expect(faultsOf(namesSchema, { firstName: 'Mei', lastName: 'x'.repeat(101) })).toEqual({
      lastName: 'At most 100 characters',
    });
  });
});

describe('contact', () => {
  const message = { name: 'Mei', email: 'Mei@school.my', subject: 'Marks', message: 'Where are my marks?' };
  const emptyOf = (value: unknown) => ({ name: value, email: value, subject: value, message: value });
  const all = 'Please fill in all fields.';

  test('a whole one passes both forms, as it was written', () => {
    expect(contactSchema.validateSync(message)).toEqual(message);
    expect(contactPageSchema.validateSync(message)).toEqual(message);
  });

  test.each(['', ' \n ', '\u0000', undefined, null, ['a'], {}])(
    '%j in every field is asked for in the words of each form',
    (value) => {
      expect(faultsOf(contactSchema, emptyOf(value))).toEqual(emptyOf(all));
      expect(faultsOf(contactPageSchema, emptyOf(value))).toEqual({
        name: 'Name must be at least 2 characters',
        email: 'Please enter a valid email address',
        subject: 'Subject must be at least 5 characters',
        message: 'Message must be at least 10 characters',
      });
    },
  );

  test('one character will do for /support; /contact wants 2, 5 and 10', () => {
    const short = { ...message, name: ' M ', subject: '?', message: '!' };
    expect(faultsOf(contactSchema, short)).toEqual({});
    expect(Object.keys(faultsOf(contactPageSchema, short)).sort()).toEqual(['message', 'name', 'subject']);
    const enough = { ...message, name: 'Me', subject: 'Marks', message: '0123456789' };
    expect(faultsOf(contactPageSchema, enough)).toEqual({});
  });

  test.each([
    'mei',
    'mei@',
    '@school.my',
    'a@b.my, c@d.my',
    'a@b.my\r\nBcc: c@d.my',
    `${'x'.repeat(250)}@b.my`,
  ])('%j is no e-mail address', (email) => {
    const fault = { email: 'Please enter a valid email address' };
    expect(faultsOf(contactSchema, { ...message, email })).toEqual(fault);
    expect(faultsOf(contactPageSchema, { ...message, email })).toEqual(fault);
  });

  test('name and subject are one line, the message keeps its own', () => {
    expect(
      contactSchema.validateSync({
        ...message,
        name: 'Mei\tTan\u2028',
        subject: 'Marks\r\nBcc: eve@evil.test',
        message: 'One\n\nTwo',
      }),
    ).toMatchObject({ name: 'Mei Tan', subject: 'Marks Bcc: eve@evil.test', message: 'One\n\nTwo' });
  });

  test.each([
    ['name', 200],
    ['subject', 200],
    ['message', 4000],
  ])('%s ends at %i characters', (field, max) => {
    expect(faultsOf(contactSchema, { ...message, [field]: 'x'.repeat(max) })).toEqual({});
    expect(faultsOf(contactSchema, { ...message, [field]: 'x'.repeat(max + 1) })).toEqual({
      [field]: `At most ${max} characters`,
    });
  });
});
