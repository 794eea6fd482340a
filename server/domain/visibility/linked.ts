import { GUARDED_PARTS, type LinkedCard, type LinkPart } from '#contract/card-links.ts';
import { todayInIndia } from '#contract/india-day.ts';
import { shownValue } from '#server/domain/answers/stored.ts';
import { loadContact } from '#server/domain/contacts/contact.queries.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import { spelled } from '#server/domain/names/spelled.ts';
import { firstNameOf } from './first-name.ts';
import { loadLinkedHousehold } from './household.ts';
import { notShown } from './load-views.ts';
import { presentAnswers, presentShared } from './present-answers.ts';
import { presentKin } from './present-family.ts';
import { viewedAnswers } from './seen-answers.ts';
import { loadKinRows, loadOwnerRows, type OwnerRow } from './views.queries.ts';

/**
 * What a card link shows of a stranger's view, by answer: on every link, or with a part that the owner chose. An answer
 * that is not listed is on no link. The birth date only gives the age.
 */
const ON_LINKS: ReadonlyMap<string, LinkPart | 'every'> = new Map(
  Object.entries({
    name: 'every',
    nameSpelled: 'every',
    birthDate: 'every',
    heightCm: 'every',
    education: 'every',
    profession: 'every',
    state: 'every',
    country: 'every',
    district: 'every',
    'home.id': 'every',
    'home.name': 'every',
    maritalStatus: 'every',
    children: 'every',
    motherTongue: 'every',
    diet: 'every',
    religion: 'roots',
    community: 'roots',
    caste: 'roots',
    clan: 'roots',
    desh: 'roots',
    'ancestral.id': 'roots',
    'ancestral.name': 'roots',
    rashi: 'horoscope',
    nakshatra: 'horoscope',
    gon: 'horoscope',
    isMangalik: 'horoscope',
    aboutSelf: 'ownWords',
    aboutHoped: 'ownWords',
  } as const),
);

/** The data of a link that its card needs. */
export interface Linked {
  profileId: string;
  parts: readonly LinkPart[];
  /** Null while the guarded parts wait for the candidate's yes. */
  agreedAt: Date | null;
}

/** Returns the parts that readers of a link see. */
export const partsOn = ({ parts, agreedAt }: Omit<Linked, 'profileId'>): LinkPart[] =>
  parts.filter((part) => agreedAt !== null || !GUARDED_PARTS.includes(part));

/**
 * Loads everything that a link shows; only this function decides it. From layer 3 it reads only what the owner chose.
 */
export async function loadLinked(
  { db, lookups }: Pick<DomainServices, 'db' | 'lookups'>,
  link: Linked,
): Promise<Omit<LinkedCard, 'photo'>> {
  const { profileId } = link;
  const parts = partsOn(link);
  const hasPart = (part: LinkPart) => parts.includes(part);
  const [row] = await loadOwnerRows(db, { viewerId: profileId, ownerIds: [profileId] });
  if (row === undefined) throw notShown();
  const linkedRow = emptyUnlinked(row, (name) => {
    const part = ON_LINKS.get(name);
    return part === 'every' || (part !== undefined && hasPart(part));
  });
  // What strangers see.
  const layer = 2;
  const shared = presentShared(linkedRow, presentAnswers(linkedRow, layer, lookups), { layer, today: todayInIndia() });
  const { father, mother } = presentKin(hasPart('parents') ? await loadKinRows(db, [profileId]) : [], lookups);
  const contact = hasPart('phone') ? await loadContact(db, profileId) : null;
  const nameOnLink = (name: string) => (hasPart('surname') ? name : firstNameOf(name));
  return {
    name: nameOnLink(row.name),
    // Includes the surname only if it is on the link, like the name above.
    shared: { ...shared, picture: '', spelled: (hasPart('surname') && spelled(row).full) || shared.spelled },
    home: hasPart('home') ? await loadLinkedHousehold({ db, lookups }, profileId) : null,
    father: { name: father.name, occupation: father.occupation },
    mother: { name: mother.name, occupation: mother.occupation },
    phone: contact?.phone ?? '',
    guardianName: nameOnLink(contact?.guardianName ?? ''),
    guardianRelation: contact?.guardianRelation ?? '',
  };
}

/** Returns the row with every answer emptied that is not on the link, before anything is computed from it. */
function emptyUnlinked(row: OwnerRow, isOn: (name: string) => boolean): OwnerRow;
function emptyUnlinked(row: object, isOn: (name: string) => boolean): object {
  const empty = viewedAnswers.flatMap((answer) => (isOn(answer.name) ? [] : [[answer.name, shownValue(answer, null)]]));
  return { ...row, ...Object.fromEntries(empty) };
}
