import { expect, test } from 'vitest';
import type { RelativeView } from '#contract/views.ts';
import { emptyPlaces, type Mine, PLACES, writeOver } from './mine.ts';

const nobody: RelativeView = { name: '', caste: null, clan: { name: '', nameBn: '', isNone: true }, occupation: null };
const nowhere = { name: '', nameBn: '' };

const bare: Mine = {
  shared: {
    ...{ memberId: 'SV100001', name: 'Ruma', age: null, heightCm: null, district: nowhere, ancestralDistrict: nowhere },
    ...{
      state: null,
      country: null,
      religion: null,
      community: '',
      caste: null,
      clan: nobody.clan,
      motherTongue: '',
      desh: '',
    },
    ...{
      residence: '',
      relocation: '',
      maritalStatus: '',
      children: null,
      education: null,
      profession: null,
      diet: '',
      rashi: null,
      gon: null,
    },
    ...{ logno: null, nakshatra: null, pada: null, isMangalik: '', aboutSelf: '', aboutHoped: '', picture: '' },
  },
  family: {
    ...{
      fullName: 'Ruma Ghosh',
      town: '',
      incomeBand: '',
      incomeAbroad: '',
      incomeCurrency: '',
      marriageEnded: null,
      childrenWith: '',
      workPlace: '',
      birthDate: '',
      birthTime: '',
      birthPlace: '',
    },
    ...{ siblings: { brothers: null, sisters: null, notes: '' }, horoscope: '' },
    relatives: {
      ...{ father: nobody, mother: nobody, paternalGrandfather: nobody, greatPaternalGrandfather: nobody },
      ...{ maternalGrandfather: nobody, greatMaternalGrandfather: nobody },
    },
  },
  unknownKin: [],
};
const written = (values: Record<string, string>) => new Map(Object.entries(values));

test('of a bare card everything is empty, the photo first', () => {
  expect(emptyPlaces(bare)).toEqual(PLACES);
});

test('what is written stands on the card before it is saved, and its place is no longer empty', () => {
  const now = writeOver(
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

test('a control of the same name on another page is another elder', () => {
  const typed = written({ 'grandfather.name': 'Haripada Ghosh', caste: 'Kayastha' });
  expect(writeOver(bare, typed, '/paternal-bibliography').family.relatives).toMatchObject({
    paternalGrandfather: { name: 'Haripada Ghosh' },
    maternalGrandfather: { name: '' },
  });
  expect(writeOver(bare, typed, '/maternal-bibliography').family.relatives.maternalGrandfather.name).toBe(
    'Haripada Ghosh',
  );
  expect(writeOver(bare, typed, '/maternal-bibliography').shared.caste).toBeNull();
});

test('that nobody knows a name is an answer, and can be taken back', () => {
  const unknown = writeOver(bare, written({ 'father.nameUnknown': 'Yes' }), '/personal-information');
  expect(emptyPlaces(unknown)).not.toContain('personal.father.name');
  const again = writeOver(unknown, written({ 'father.name': '' }), '/personal-information');
  expect(emptyPlaces(again)).toContain('personal.father.name');
});

test('what a form does not ask stays as it is stored', () => {
  const stored: Mine = { ...bare, shared: { ...bare.shared, heightCm: 160, aboutSelf: 'গান গাই' } };
  expect(writeOver(stored, new Map(), '/health-details')).toEqual(stored);
  expect(writeOver(stored, written({ heightCm: '' }), '/personal-information').shared.heightCm).toBeNull();
});
