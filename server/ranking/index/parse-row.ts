import { weekOfDay } from '#matching/calendar.ts';
import type { WishName } from '#matching/wishes/wish-fit.ts';
import { communityIds, dietIds } from '#server/people/codes.ts';
import { mapColumns } from './candidate-columns.ts';
import type { Dictionaries } from './dictionaries.ts';
import { birthCode, maritalIds, rowFields, wishNumber, wordsARow } from './layout.ts';
import { listed, makeLine } from './line.ts';
import { type Field, put } from './packed.ts';

export interface ParsedRow {
  isFemale: boolean;
  /** One row as layout.ts says; overwritten by the next. */
  words: Uint32Array;
}

const communities = listed(communityIds);
const diets = listed(dietIds);
const maritals = listed(maritalIds);
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
  let wished = 0;
  let musts = 0;
  let weights = 0;

  const set = (field: Field, value: number): void => put(words, 0, field, value);

  /** Sets what an answer is and counts it as given. */
  function answer(field: Field, value: number): void {
    count(value !== 0);
    set(field, value);
  }

  function count(isGiven: boolean): void {
    if (isGiven) answers++;
  }

  function wish(name: WishName, column: number, isWished: boolean): void {
    if (!isWished) return;
    const weight = line.choice(column, strengths);
    if (weight === 0) return;
    wished |= 1 << wishNumber[name];
    if (weight > 1) musts |= 1 << wishNumber[name];
    weights += weight;
  }

  function setOf(field: Field, column: number): boolean {
    const code = dictionaries.setCode(line.set(column));
    set(field, code);
    return code !== 0;
  }

  return (bytes) => {
    line.take(bytes);
    words.fill(0);
    [answers, wished, musts, weights] = [0, 0, 0, 0];
    row.isFemale = line.startsWith(at.gender, female ?? 0);
    try {
      fill();
    } catch (error) {
      if (error instanceof RangeError) throw new RangeError(`SV${line.number(at.id)}: ${error.message}`);
      throw error;
    }
    return row;
  };

  function fill(): void {
    set(rowFields.id, line.number(at.id));
    readAnswers();
    readWishes();
    set(rowFields.answers, answers);
    set(rowFields.wished, wished);
    set(rowFields.musts, musts);
    set(rowFields.weights, weights);
  }

  function readAnswers(): void {
    const [year, month, date] = line.day(at.birthDate);
    answer(rowFields.birth, year === 0 ? 0 : birthCode(year, month, date));
    answer(rowFields.heightTenths, line.tenths(at.heightCm));
    const [state, district] = [line.number(at.state), line.number(at.district)];
    count(state !== 0);
    count(district !== 0);
    set(rowFields.place, dictionaries.placeCode(state, district));
    answer(rowFields.religion, line.number(at.religion));
    answer(rowFields.community, line.choice(at.community, communities));
    answer(rowFields.caste, line.number(at.caste));
    answer(rowFields.clan, line.isEmpty(at.clan) ? 0 : dictionaries.clanCode(line.text(at.clan)));
    count(!line.isEmpty(at.motherTongue));
    count(!line.isEmpty(at.desh));
    answer(rowFields.marital, line.choice(at.maritalStatus, maritals));
    answer(rowFields.education, line.number(at.education));
    answer(rowFields.profession, line.number(at.profession));
    answer(rowFields.diet, line.choice(at.diet, diets));
    const [rashi, nakshatra] = [line.number(at.rashi), line.number(at.nakshatra)];
    count(rashi !== 0);
    count(nakshatra !== 0);
    set(rowFields.horoscope, dictionaries.classCode(rashi, nakshatra));
    count(line.number(at.gon) !== 0);
    answer(rowFields.mangalik, line.choice(at.mangalik, noYes));
    count(line.startsWith(at.hasOwnWords, truth ?? 0));
    const [activeYear, activeMonth, activeDate] = line.day(at.lastActiveOn);
    set(rowFields.activeWeek, activeYear === 0 ? 0 : weekOfDay(dayCount(activeYear, activeMonth, activeDate)));
    set(rowFields.shownWeek, weekOfDay(Math.floor((line.number(at.shownAt) + indiaAheadSeconds) / daySeconds)));
  }

  function readWishes(): void {
    const [ageFrom, ageTo] = [line.number(at.wishedAgeFrom), line.number(at.wishedAgeTo)];
    set(rowFields.wishedAgeFrom, ageFrom);
    set(rowFields.wishedAgeTo, ageTo);
    wish('age', at.wishedAge, ageFrom + ageTo > 0);
    const [heightFrom, heightTo] = [line.number(at.wishedHeightFrom), line.number(at.wishedHeightTo)];
    set(rowFields.wishedHeightFrom, heightFrom);
    set(rowFields.wishedHeightTo, heightTo);
    wish('heightCm', at.wishedHeight, heightFrom + heightTo > 0);
    wish('religion', at.wishedReligion, setOf(rowFields.wishedReligions, at.wishedReligions));
    const hasCastes = setOf(rowFields.wishedCastes, at.wishedCastes);
    wish('caste', at.wishedCaste, hasCastes && !line.startsWith(at.noCasteBar, truth ?? 0));
    wish(
      'community',
      at.wishedCommunity,
      maskOf(rowFields.wishedCommunities, line.choices(at.wishedCommunities, communities)),
    );
    wish('education', at.wishedEducation, setOf(rowFields.wishedEducations, at.wishedEducations));
    wish('profession', at.wishedProfession, setOf(rowFields.wishedProfessions, at.wishedProfessions));
    wish('diet', at.wishedDiet, maskOf(rowFields.wishedDiets, line.choices(at.wishedDiets, diets)));
    wish(
      'maritalStatus',
      at.wishedMarital,
      maskOf(rowFields.wishedMaritals, line.choices(at.wishedMaritals, maritals)),
    );
    const hasStates = setOf(rowFields.wishedStates, at.wishedStates);
    wish('place', at.wishedPlace, setOf(rowFields.wishedDistricts, at.wishedDistricts) || hasStates);
    wish('mangalik', at.wishedMangalik, maskOf(rowFields.wishedIsMangalik, line.choice(at.wishedIsMangalik, noYes)));
    wish('avoidOwnClan', at.wishedOwnClan, true);
  }

  function maskOf(field: Field, bits: number): boolean {
    set(field, bits);
    return bits !== 0;
  }
}

const daySeconds = 86_400;
const indiaAheadSeconds = 19_800;
const dayCount = (year: number, month: number, date: number): number =>
  Date.UTC(year, month - 1, date) / (daySeconds * 1000);
