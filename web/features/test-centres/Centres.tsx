import type { ReturnedDraft } from '#contract/call.ts';
import { telHref } from '#contract/dial.ts';
import type { listTestCentres, TestCentre } from '#contract/test-centres.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { longDate } from '#words/numbers.ts';
import styles from './Centres.module.css';
import { testCentresTexts } from './test-centres.texts.ts';

/** At most this many centres are shown unfolded. A phone shows two at a time. */
const MOST_SHOWN = 5;

/** Lists centres for blood tests: those near the reader first, all others folded. */
export function Centres({ near, centres, others }: ReturnedDraft<typeof listTestCentres>) {
  const t = useTexts(testCentresTexts);
  const shown = centres.slice(0, MOST_SHOWN);
  const folded = [...centres.slice(MOST_SHOWN), ...others];
  if (centres.length === 0) return <p>{t.noCentres}</p>;
  return (
    <>
      {centres.some(({ isDraft }) => isDraft) && <Notice tone="info">{t.draft}</Notice>}
      <p>{t[`near_${near}`]}</p>
      <Listed centres={shown} />
      {folded.length > 0 && (
        <Accordion items={[{ id: 'other-centres', heading: t.others, content: <Listed centres={folded} /> }]} />
      )}
    </>
  );
}

const Listed = ({ centres }: { centres: readonly TestCentre[] }) => (
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
