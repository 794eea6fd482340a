import { weekOfDay } from '#matching/calendar.ts';
import type { WishName } from '#matching/wishes/wish-fit.ts';
import { communityIds, dietIds, maritalStatuses } from '../codes.ts';
import { mapColumns } from './candidate-columns.ts';
import type { Dictionaries } from './dictionaries.ts';
import { birthCode, maritalId, type RowField, rowFields, strengthShift, wordsARow } from './layout.ts';
import { listed, makeLine } from './line.ts';
import { put } from './packed.ts';

export interface ParsedRow {
  isFemale: boolean;
  /** One row as layout.ts says; overwritten by the next. */
  words: Uint32Array;
}

const communities = listed(communityIds);
const diets = listed(dietIds);
const maritals = listed(
  Object.fromEntries(Object.entries(maritalStatuses).map(([choice, status]) => [choice, maritalId(status)])),
);
const noYes = listed({ No: 1, Yes: 2 });
// Also what they weigh.
const strengths = listed({ Wish: 1, Must: 2 });
const [female, truth] = ['F', 't'].map((letter) => letter.charCodeAt(0));

const at = mapColumns((_, place) => place);

/**
 * Reads the view `candidate_lines` as PostgreSQL's text COPY sends it, one line after the other. Throws a RangeError for a
 * line whose values do not fit a row.
 */
export function makeRowParser(dictionaries: Dictionaries): (bytes: Buffer) => ParsedRow {
  const words = new Uint32Array(wordsARow);
  const row: ParsedRow = { isFemale: false, words };
  const line = makeLine();
  let answers = 0;
  let strength = 0;
  let weights = 0;

  const set = (field: RowField, value: number): void => put(words, 0, rowFields[field], value);

  /** Sets what an answer is and counts it as given. */
  function answer(field: RowField, value: number): void {
    count(value !== 0);
    set(field, value);
  }

  function count(isGiven: boolean): void {
    if (isGiven) answers++;
  }

  function wish(name: WishName, column: number, isWished: boolean): void {
    if (!isWished) return;
    const weight = line.choice(column, strengths);
    strength |= weight << strengthShift[name];
    weights += weight;
  }

  function setOf(field: RowField, column: number): boolean {
    const code = dictionaries.setCode(line.set(column));
    set(field, code);
    return code !== 0;
  }

  return (bytes) => {
    line.take(bytes);
    words.fill(0);
    [answers, strength, weights] = [0, 0, 0];
    set('id', line.number(at.id));
    row.isFemale = line.startsWith(at.gender, female ?? 0);
    readAnswers();
    readWishes();
    set('answers', answers);
    set('strengths', strength);
    set('weights', weights);
    return row;
  };

  function readAnswers(): void {
    const [year, month, date] = line.day(at.birthDate);
    answer('birth', year === 0 ? 0 : birthCode(year, month, date));
    answer('heightTenths', line.tenths(at.heightCm));
    const [state, district] = [line.number(at.state), line.number(at.district)];
    count(state !== 0);
    count(district !== 0);
    set('place', dictionaries.placeCode(state, district));
    answer('religion', line.number(at.religion));
    answer('community', line.choice(at.community, communities));
    answer('caste', line.number(at.caste));
    answer('clan', line.isEmpty(at.clan) ? 0 : dictionaries.clanCode(line.text(at.clan)));
    count(!line.isEmpty(at.motherTongue));
    count(!line.isEmpty(at.desh));
    answer('marital', line.choice(at.maritalStatus, maritals));
    answer('education', line.number(at.education));
    answer('profession', line.number(at.profession));
    answer('diet', line.choice(at.diet, diets));
    const [rashi, nakshatra] = [line.number(at.rashi), line.number(at.nakshatra)];
    count(rashi !== 0);
    count(nakshatra !== 0);
    set('horoscope', dictionaries.classCode(rashi, nakshatra));
    count(line.number(at.gon) !== 0);
    answer('mangalik', line.choice(at.mangalik, noYes));
    count(line.startsWith(at.hasOwnWords, truth ?? 0));
    const [activeYear, activeMonth, activeDate] = line.day(at.lastActiveOn);
    set('activeWeek', activeYear === 0 ? 0 : weekOfDay(dayCount(activeYear, activeMonth, activeDate)));
    set('shownWeek', weekOfDay(Math.floor((line.number(at.shownAt) + indiaAheadSeconds) / daySeconds)));
  }

  function readWishes(): void {
    const [ageFrom, ageTo] = [line.number(at.wishedAgeFrom), line.number(at.wishedAgeTo)];
    set('wishedAgeFrom', ageFrom);
    set('wishedAgeTo', ageTo);
    wish('age', at.wishedAge, ageFrom + ageTo > 0);
    const [heightFrom, heightTo] = [line.number(at.wishedHeightFrom), line.number(at.wishedHeightTo)];
    set('wishedHeightFrom', heightFrom);
    set('wishedHeightTo', heightTo);
    wish('heightCm', at.wishedHeight, heightFrom + heightTo > 0);
    wish('religion', at.wishedReligion, setOf('wishedReligions', at.wishedReligions));
    const hasCastes = setOf('wishedCastes', at.wishedCastes);
    wish('caste', at.wishedCaste, hasCastes && !line.startsWith(at.noCasteBar, truth ?? 0));
    wish('community', at.wishedCommunity, maskOf('wishedCommunities', line.choices(at.wishedCommunities, communities)));
    wish('education', at.wishedEducation, setOf('wishedEducations', at.wishedEducations));
    wish('profession', at.wishedProfession, setOf('wishedProfessions', at.wishedProfessions));
    wish('diet', at.wishedDiet, maskOf('wishedDiets', line.choices(at.wishedDiets, diets)));
    wish('maritalStatus', at.wishedMarital, maskOf('wishedMaritals', line.choices(at.wishedMaritals, maritals)));
    const hasStates = setOf('wishedStates', at.wishedStates);
    wish('place', at.wishedPlace, setOf('wishedDistricts', at.wishedDistricts) || hasStates);
    wish('mangalik', at.wishedMangalik, maskOf('wishedIsMangalik', line.choice(at.wishedIsMangalik, noYes)));
    wish('avoidOwnClan', at.wishedOwnClan, true);
  }

  function maskOf(field: RowField, bits: number): boolean {
    set(field, bits);
    return bits !== 0;
  }
}

const daySeconds = 86_400;
const indiaAheadSeconds = 19_800;
const dayCount = (year: number, month: number, date: number): number =>
  Date.UTC(year, month - 1, date) / (daySeconds * 1000);
