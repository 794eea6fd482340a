type Values = Readonly<Record<string, string>>;

/** Answers that a step is done without. As far as the meter counts a form it does without them too. */
const SPARE =
  /^(line2|birthPlaceId|diseaseReport|horoscope|siblingNotes|children|nakshatra|pada|photoFor|skinColour|horoscopeCounts|eats|fatherNow|motherNow|paternalGrandmother|maternalGrandmother|mamaHouse|residence|incomeAbroad|incomeCurrency|guardian\..+)$|(^|\.)(nameUnknown|now)$/;

/** Which of these controls are still empty, of those that count. */
export const unanswered = (paths: readonly string[], values: Values): string[] =>
  paths.filter((path) => !SPARE.test(path) && !isAnswered(path, values));

function isAnswered(path: string, values: Values): boolean {
  const beside = (name: string) => values[path.replace(/[^.]+$/, name)] ?? '';
  if (values[path]) return true;
  // A person who never married has nothing to say of it.
  if (/^(marriageEnded|childrenWith)$/.test(path)) return values.maritalStatus === 'Never Married';
  // Who has a caste is asked for no tribe.
  if (/(^|\.)tribe$/.test(path)) return beside('caste') !== '';
  // That nobody knows a name is an answer; a district is written in one of two places.
  if (/(^|\.)name$/.test(path)) return beside('nameUnknown') === 'Yes' || beside('id') !== '';
  if (/\.id$/.test(path)) return beside('name') !== '';
  return path.endsWith('chronicDiseaseDetails') && beside('chronicDisease') === 'No';
}
