import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressForm, showAddress, updateAddress } from '#contract/address.ts';
import type { Call } from '#contract/call.ts';
import { answersIn, SECTIONS } from '#contract/catalogue.ts';
import { CURRENCIES, INDIA } from '#contract/choices.ts';
import { detailsForm, showDetails, updateDetails } from '#contract/details.ts';
import { healthForm, showHealth, updateHealth } from '#contract/health.ts';
import { LINEAGE_SIDES, lineage } from '#contract/lineage.ts';
import { showProfile } from '#contract/own-profile.ts';
import { personalForm, showPersonal, updatePersonal } from '#contract/personal.ts';
import { profileForm, updateProfile } from '#contract/profile.ts';
import { type Fields, fromWire, leavesOf, putAtPath, toWire } from '#contract/wire.ts';
import { showWishes, updateWishes, wishesForm } from '#contract/wishes.ts';
import { districts } from '#matching/places/districts.ts';
import { findPlace } from '#matching/places.ts';
import { loadAllLookups } from '#server/domain/lookups/lookups.ts';
import { startTestApp } from './app.ts';
import { legalDrafts } from './legal-values.ts';
import { makeMember } from './members.ts';

const app = await startTestApp();
const lookups = await loadAllLookups(app.db);
const { client, pid, phone } = await makeMember(app, { gender: 'Male', email: 'rumi@example.in' });

/** Returns the valid ids of a field, from the list of the answer with its name. */
function idsOf(name: string): string[] {
  if (name === 'mother.occupation') return lookups.list('female-occupation').map(({ id }) => String(id));
  const last = name.split('.').at(-1);
  const answer = SECTIONS.flatMap(answersIn).find((known) => known.list && [name, last].includes(known.name));
  if (!answer?.list || answer.list === 'place') return [];
  if (answer.list === 'district') return districtIds;
  return answer.list === 'state' || answer.list === 'country'
    ? []
    : lookups.list(answer.list).map(({ id }) => String(id));
}

const districtIds = districts.map(({ id }) => String(id));
const indianStates = lookups.statesOf(INDIA).map(({ id }) => String(id));

interface Forms {
  fields: Fields;
  show: Pick<Call, 'method' | 'path'>;
  update: Pick<Call, 'path'>;
  drafts: fc.Arbitrary<Record<string, string>>;
}

/** Whether a field's answer is not stored: details of a disease are dropped if the answer is No or unknown. */
const isWithoutDisease = (draft: Record<string, string>, name: string): boolean =>
  name.endsWith('.chronicDiseaseDetails') &&
  (draft[name.replace(/Details$/, '')] === 'No' || draft[name.replace(/Details$/, 'Unknown')] === 'Yes');

/** Whether an answer about a relative is given, so that it is not unknown. */
const isTold = (draft: Record<string, string>, name: string): boolean =>
  name.endsWith('Unknown') && draft[name.replace(/Unknown$/, '')]?.trim() !== '';

/** Returns the same draft with empty answers where the answer is marked as unknown. */
const withoutKnown = (draft: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [name, draft[`${name}Unknown`] === 'Yes' ? '' : value]),
  );

/** Returns the draft with everything unknown, because random drafts rarely contain it. */
const withUnknown = (draft: Record<string, string>) =>
  Object.fromEntries(Object.entries(draft).map(([name, value]) => [name, name.endsWith('Unknown') ? 'Yes' : value]));

/** Saves drafts and reads them back: every value that is both sent and returned must be unchanged. */
async function expectRoundTrips({ fields, show, update, drafts }: Forms): Promise<void> {
  const leaves = leavesOf(fields).flatMap(([path, node]) =>
    node.kind === 'field' && node.sent && node.returned ? [path.join('.')] : [],
  );
  const filled = new Set<string>();
  const examples = fc.sample(drafts, 1).map((draft): [Record<string, string>, boolean] => [withUnknown(draft), true]);
  await fc.assert(
    fc.asyncProperty(drafts, fc.boolean(), async (drawn, isEncoded) => {
      const draft = isEncoded ? withoutKnown(drawn) : drawn;
      const sent = { pid, ...texts(toWire(fields, 'sent', nested(draft))) };
      const saved = isEncoded ? await client.callEncoded(update.path, sent) : await client.call(update.path, sent);
      expect(saved.body).toMatchObject({ msgcode: 1 });
      const { body } = await (show.method === 'GET'
        ? client.get(`/api/${show.path}?pid=${pid}`)
        : client.call(show.path, { pid }));
      const read = flat(fields, fromWire(fields, 'returned', body));
      for (const name of leaves) {
        expect(read[name], name).toBe(isWithoutDisease(draft, name) || isTold(draft, name) ? '' : draft[name]);
        if (read[name] !== '') filled.add(name);
      }
    }),
    // Shrinking a failure would take minutes of requests.
    { numRuns: 25, examples, endOnFailure: true },
  );
  expect([...filled].sort()).toEqual(leaves.sort());
}

// Apart from facts, a form's values are texts on the wire.
const texts = (wire: unknown) =>
  Object.fromEntries(Object.entries(wire ?? {}).map(([name, value]) => [name, String(value)]));

function nested(draft: Record<string, string>) {
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(draft)) putAtPath(values, name.split('.'), value);
  return fromDraft(values);
}

// The form's table is generic here, so its draft has no specific type.
const fromDraft = (values: Record<string, unknown>) => JSON.parse(JSON.stringify(values));

function flat(fields: Fields, draft: unknown): Record<string, unknown> {
  return Object.fromEntries(
    leavesOf(fields).map(([path]) => [path.join('.'), path.reduce<unknown>((inner, key) => Object(inner)[key], draft)]),
  );
}

/** The name and its spelling in the other script, or no spelling. */
const SPELLED: Record<string, fc.Arbitrary<string>>[] = [
  { nameSpelled: fc.constant('') },
  { name: fc.constant('Ruma Ghosh'), nameSpelled: fc.constant('রুমা ঘোষ') },
  { name: fc.constant('রুমা ঘোষ'), nameSpelled: fc.constant('Ruma Ghose') },
];

test('basic information', () =>
  expectRoundTrips({
    fields: profileForm.fields,
    show: showProfile,
    update: updateProfile,
    // Name and spelling do not change once they are stored.
    drafts: fc.constantFrom(...SPELLED).chain((named) =>
      legalDrafts(profileForm.fields, idsOf, {
        ...named,
        email: fc.constant('rumi@example.in'),
        phone: fc.constant(phone),
      }),
    ),
  }));

test('communication details', () =>
  expectRoundTrips({
    fields: addressForm.fields,
    show: showAddress,
    update: updateAddress,
    drafts: places.chain((place) =>
      legalDrafts(addressForm.fields, idsOf, {
        state: fc.constant(place.state),
        country: fc.constant(place.country),
        pincode:
          place.country === String(INDIA)
            ? fc.constantFrom('700029', '000001')
            : fc.constantFrom('007', 'SW1A 1AA', 'এ১২'.normalize('NFC').replace('১২', '12')),
      }),
    ),
  }));

const places = fc
  .constantFrom(...lookups.countries().filter(({ id }) => lookups.statesOf(id).length > 0))
  .chain(({ id }) =>
    fc.constantFrom(...lookups.statesOf(id)).map((state) => ({ country: String(id), state: String(state.id) })),
  );

test('personal information', () =>
  expectRoundTrips({
    fields: personalForm.fields,
    show: showPersonal,
    update: updatePersonal,
    drafts: legalDrafts(personalForm.fields, idsOf, {
      birthPlaceId: fc.constantFrom('', ...findPlace('Nadia').map(({ id }) => String(id))),
    }),
  }));

test('health details', () =>
  expectRoundTrips({
    fields: healthForm.fields,
    show: showHealth,
    update: updateHealth,
    drafts: legalDrafts(healthForm.fields, idsOf, {
      'father.isDetailsDisabled': fc.constant('no'),
      'mother.isDetailsDisabled': fc.constantFrom('no', ''),
    }),
  }));

test('what families ask about', () =>
  expectRoundTrips({
    fields: detailsForm.fields,
    show: showDetails,
    update: updateDetails,
    drafts: legalDrafts(detailsForm.fields, idsOf, {
      pada: fc.constantFrom('', '1', '4'),
      'guardian.phone': fc.constantFrom('', '9830099999'),
      // No more can be married than there are.
      brothersMarried: fc.constantFrom('', '0'),
      sistersMarried: fc.constantFrom('', '0'),
      // What strangers may read needs the candidate's consent, which a form does not contain.
      homeFor: fc.constantFrom('Accepted', 'Family'),
      // Income abroad needs a currency.
      incomeCurrency: fc.constantFrom(...CURRENCIES),
    }),
  }));

test('wishes', () =>
  expectRoundTrips({
    fields: wishesForm.fields,
    show: showWishes,
    update: updateWishes,
    drafts: legalDrafts(wishesForm.fields, (name) => (name === 'place.states' ? indianStates : idsOf(name)), {
      'country.anyOf': fc.constantFrom('', '356', '50,356'),
      'age.from': fc.constantFrom('', '18', '25'),
      'age.to': fc.constantFrom('', '25', '99'),
      'height.from': fc.constantFrom('', '90', '160'),
      'height.to': fc.constantFrom('', '160', '250'),
      'community.anyOf': fc.constantFrom('', 'OBC', 'General,OBC,SC,ST'),
    }),
  }));

test.each(LINEAGE_SIDES)('%s lineage', (side) => {
  const { form, show, update } = lineage[side];
  return expectRoundTrips({
    fields: form.fields,
    show,
    update,
    drafts: legalDrafts(form.fields, idsOf),
  });
});
