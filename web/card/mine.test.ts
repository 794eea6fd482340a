import { expect, test } from 'vitest';
import { KIN } from '#contract/kin.ts';
import { viewSchemas } from '#contract/views.ts';
import { emptyPlaces, type Mine, PLACES, withUnsaved } from './mine.ts';

interface Schema {
  type?: string;
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
}

/** The view of a member who has answered nothing. */
function nothingOf({ type, anyOf, properties = {} }: Schema): unknown {
  if (anyOf) return null;
  if (type === 'string') return '';
  return type === 'boolean' || mapped(properties, nothingOf);
}
const mapped = <T>(each: Readonly<Record<string, T>>, make: (one: T) => unknown) =>
  Object.fromEntries(Object.entries(each).map(([name, one]) => [name, make(one)]));

const { SharedView, FamilyView, RelativeView }: Record<keyof ReturnType<typeof viewSchemas>, Schema> = JSON.parse(
  JSON.stringify(viewSchemas()),
);
const relatives = Object.fromEntries(KIN.map((kin) => [kin, nothingOf(RelativeView)]));
const family = { ...mapped(FamilyView.properties ?? {}, nothingOf), relatives };
const bare: Mine = JSON.parse(JSON.stringify({ shared: nothingOf(SharedView), family, unknownKin: [] }));
const written = (values: Record<string, string>) => new Map(Object.entries(values));

test('on a bare card every place is empty, the photo first', () => {
  expect(emptyPlaces(bare)).toEqual(PLACES);
});

test('typed text appears on the card before it is saved, and its place is no longer empty', () => {
  const now = withUnsaved(
    bare,
    written({ 'mother.name': 'Mina Ghosh', heightCm: '165', education: 'M.A.', 'home.id': 'Nadia, West Bengal' }),
    '/personal-information',
  );
  expect(now.family.relatives.mother.name).toBe('Mina Ghosh');
  expect(now.shared).toMatchObject({
    heightCm: 165,
    education: { name: 'M.A.' },
    district: { name: 'Nadia, West Bengal' },
  });
  const filled = ['personal.mother.name', 'personal.heightCm', 'personal.education', 'details.home.id'];
  expect(emptyPlaces(now)).toEqual(PLACES.filter((place) => !filled.includes(place)));
});

test('a control of the same name on another page belongs to another elder', () => {
  const typed = written({ 'grandfather.name': 'Haripada Ghosh', caste: 'Kayastha' });
  expect(withUnsaved(bare, typed, '/paternal-bibliography').family.relatives).toMatchObject({
    paternalGrandfather: { name: 'Haripada Ghosh' },
    maternalGrandfather: { name: '' },
  });
  expect(withUnsaved(bare, typed, '/maternal-bibliography').family.relatives.maternalGrandfather.name).toBe(
    'Haripada Ghosh',
  );
  expect(withUnsaved(bare, typed, '/maternal-bibliography').shared.caste).toBeNull();
});

test('"nobody knows the name" is an answer, and can be removed', () => {
  const unknown = withUnsaved(bare, written({ 'father.nameUnknown': 'Yes' }), '/personal-information');
  expect(emptyPlaces(unknown)).not.toContain('personal.father.name');
  const again = withUnsaved(unknown, written({ 'father.name': '' }), '/personal-information');
  expect(emptyPlaces(again)).toContain('personal.father.name');
});

test('answers that a form does not contain keep their stored value', () => {
  const stored: Mine = { ...bare, shared: { ...bare.shared, heightCm: 160, aboutSelf: 'গান গাই' } };
  expect(withUnsaved(stored, new Map(), '/health-details')).toEqual(stored);
  expect(withUnsaved(stored, written({ heightCm: '' }), '/personal-information').shared.heightCm).toBeNull();
});

test('a name keeps its other script until another is typed, and what is typed there stands at once', () => {
  const stored: Mine = {
    ...bare,
    family: { ...bare.family, fullName: 'Arup Chatterjee', fullNameSpelled: 'অরূপ চট্টোপাধ্যায়' },
  };
  const shown = (values: Record<string, string>) => {
    const { fullName, fullNameSpelled } = withUnsaved(stored, written(values), '/dashboard').family;
    return [fullName, fullNameSpelled];
  };
  expect(shown({})).toEqual(['Arup Chatterjee', 'অরূপ চট্টোপাধ্যায়']);
  expect(shown({ name: 'Bimal Dutta' })).toEqual(['Bimal Dutta', '']);
  expect(shown({ name: 'Bimal Dutta', nameSpelled: 'বিমল দত্ত' })).toEqual(['Bimal Dutta', 'বিমল দত্ত']);
  expect(shown({ nameSpelled: 'অরূপ চ্যাটার্জি' })).toEqual(['Arup Chatterjee', 'অরূপ চ্যাটার্জি']);
});
