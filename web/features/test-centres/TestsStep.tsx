import { Link } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { telHref } from '#contract/dial.ts';
import { listTestCentres, type TestCentre } from '#contract/test-centres.ts';
import { showDays } from '#contract/together-days.ts';
import { load as loadCall } from '#web/api/load.ts';
import type { Visit } from '#web/api/visit.ts';
import { Days, dayDeeds } from '#web/fields/Days.tsx';
import { PressSteps } from '#web/fields/PressStep.tsx';
import { knowsOf, type TogetherStepProps, viewOf } from '#web/fields/together-step.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { longDate } from '#words/numbers.ts';
import styles from './Centres.module.css';
import { testCentresTexts } from './test-centres.texts.ts';

interface Loaded {
  centres: ReturnedDraft<typeof listTestCentres>;
  days: ReturnedDraft<typeof showDays>['days'];
}

/** Loads the test centres and the days that the two families have planned. */
export async function load(visit: Visit, member: string): Promise<Loaded> {
  const [centres, { days }] = await Promise.all([
    loadCall(visit, listTestCentres),
    loadCall(visit, showDays, { member }),
  ]);
  return { centres, days };
}

/** The actions of the step's forms, besides the presses. */
export const { actions } = dayDeeds;

/** Which tests are needed and why, where and when. The families can record that they are done, without any result. */
export function Component({ member, shown, loaded: { centres, days } }: TogetherStepProps<Loaded>) {
  const t = useTexts(testCentresTexts);
  const view = viewOf(shown, 'tested');
  const ownState = view.mine ? t.mineDone : t.doneLead;
  return (
    <>
      <p>{t.lead}</p>
      <h2>{t.what}</h2>
      <WhatToTest />
      <h2>{t.where}</h2>
      <Centres {...centres} />
      <h2>{t.day}</h2>
      <Days member={member} days={days} kinds={['test', 'doctor']} />
      <h2>{t.check}</h2>
      <ToPairCheck member={member} />
      {knowsOf(shown, 'theTwo') && (
        <p>
          {t.sealedLead} <Link to="?step=sealed">{t.sealed}</Link>
        </p>
      )}
      <h2>{t.done}</h2>
      <p>{view.theirs ? t.bothDone : ownState}</p>
      <PressSteps member={member} view={view} options={[{ value: 'Yes', label: t.press }]} />
    </>
  );
}

/** Lists the tests in their order, each with its reason. */
function WhatToTest() {
  const t = useTexts(testCentresTexts);
  const tests = [
    [t.haemoglobin, t.haemoglobinWhy],
    [t.group, t.groupWhy],
    [t.more, t.moreWhy],
  ];
  return (
    <ol>
      {tests.map(([what, why]) => (
        <li key={what}>
          <b>{what}</b> {why}
        </li>
      ))}
    </ol>
  );
}

/** A link to the pair check on the other family's page. */
function ToPairCheck({ member }: { member: string }) {
  const t = useTexts(testCentresTexts);
  return (
    <>
      <p>{t.checkLead}</p>
      <p>
        <Link to={`/matching-profile/${member}#pair-check`}>{t.toCheck}</Link>
      </p>
    </>
  );
}

/** Maximum number of centres that are shown unfolded. */
const MOST_SHOWN = 5;

/** Lists centres for blood tests: up to `MOST_SHOWN` near the reader (`near`), and all others folded. */
function Centres({ near, centres, others }: ReturnedDraft<typeof listTestCentres>) {
  const t = useTexts(testCentresTexts);
  const shownCentres = centres.slice(0, MOST_SHOWN);
  const foldedCentres = [...centres.slice(MOST_SHOWN), ...others];
  if (centres.length === 0) return <p>{t.noCentres}</p>;
  const otherCentres = <CentreList centres={foldedCentres} />;
  return (
    <>
      {centres.some(({ isDraft }) => isDraft) && <Notice tone="info">{t.draft}</Notice>}
      <p>{t[`near_${near}`]}</p>
      <CentreList centres={shownCentres} />
      {foldedCentres.length > 0 && (
        <Accordion items={[{ id: 'other-centres', heading: t.others, content: otherCentres }]} />
      )}
    </>
  );
}

const CentreList = ({ centres }: { centres: readonly TestCentre[] }) => (
  <ul className={styles.centres}>
    {centres.map((centre) => (
      <li key={centre.id}>
        <Centre centre={centre} />
      </li>
    ))}
  </ul>
);

function Centre({ centre }: { centre: TestCentre }) {
  const t = useTexts(testCentresTexts);
  const language = useLanguage();
  const isBengali = language === 'bn';
  const { phone, district, region, source, checkedOn, isDraft } = centre;
  const [name, days, cost] = isBengali
    ? [centre.nameBn, centre.daysBn, centre.costBn]
    : [centre.name, centre.days, centre.cost];
  const place = isBengali ? `${district.nameBn}, ${region.nameBn}` : `${district.name}, ${region.name}`;
  return (
    <>
      <h3>{name}</h3>
      <p>
        {place} ·{' '}
        {phone ? (
          <>
            {t.call} <a href={telHref(phone)}>{phone}</a>
          </>
        ) : (
          t.noPhone
        )}
      </p>
      {days && (
        <p>
          {t.days}: {days}
        </p>
      )}
      {cost && (
        <p>
          {t.cost}: {cost}
        </p>
      )}
      {!isDraft && <p className="soft">{t.checked(longDate(checkedOn, language), source)}</p>}
    </>
  );
}
