import { INDIA } from '#contract/choices.ts';
import type { Match } from '#contract/matches.ts';
import type { SharedView } from '#contract/member.ts';
import type { Named } from '#words/values.ts';
import { ALL_GUNAS, ASKED_FIRST, type ChipSource } from './chips.ts';

/** The facts of a member that a row shows. */
export interface RowMember
  extends Pick<SharedView, 'memberId' | 'name' | 'spelled' | 'age' | 'heightCm' | 'picture'>,
    Pick<SharedView, 'district' | 'state' | 'country' | 'maritalStatus' | 'children'> {
  profession: Named | null;
  education: Named | null;
  religion: Named | null;
  caste: Named | null;
}

/** A family of a list. */
export type Row = Omit<ChipSource, 'member'> &
  Pick<Match, 'isKept' | 'hasNote' | 'hasOtherReligion'> & { member: RowMember };

/** Removes the names from a list entry that the row does not show; its id stays. */
const nameless = <Entry extends Named>(entry: Entry | null): Entry | null =>
  entry && { ...entry, name: '', nameBn: '' };

/** Reduces a list entry to its names, without its id. */
const namesOf = (entry: Named | null): Named | null => entry && { name: entry.name, nameBn: entry.nameBn };

/** Reduces a match to what its row shows. A page's data is sent again for hydration, so unused data is left out. */
export function rowOf({ member, ...match }: Match): Row {
  const { memberId, name, spelled, age, heightCm, picture } = member;
  const { district, maritalStatus, children } = member;
  const state = district.name === '' ? member.state : nameless(member.state);
  const country = member.country?.id === INDIA ? nameless(member.country) : member.country;
  return {
    member: {
      memberId,
      name,
      spelled,
      age,
      heightCm,
      picture,
      district,
      state,
      country,
      maritalStatus,
      children,
      profession: namesOf(member.profession),
      education: namesOf(member.education),
      religion: match.hasOtherReligion || member.caste === null ? namesOf(member.religion) : null,
      caste: namesOf(member.caste),
    },
    isKept: match.isKept,
    hasNote: match.hasNote,
    hasOtherReligion: match.hasOtherReligion,
    between: match.between,
    badges: match.badges,
    signs: match.signs,
    guna: match.guna?.most === ALL_GUNAS ? match.guna : null,
    jotok: match.jotok,
    clan: match.clan,
    horoscope: match.horoscope,
    myWishes: match.myWishes.map(({ wish, code }) => ({ wish, code })),
    theirWishes: match.theirWishes.map(({ code }) => ({ code })),
    unknown: match.unknown.filter((field) => ASKED_FIRST.includes(field)),
  };
}
