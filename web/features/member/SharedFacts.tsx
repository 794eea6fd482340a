import type { SharedView } from '#contract/member.ts';
import { useAnswers } from '#web/fields/useAnswers.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { type FactName, factTexts } from './facts.texts.ts';
import styles from './Member.module.css';
import { memberTexts } from './member.texts.ts';

const GROUPS = {
  groupPerson: ['age', 'heightCm', 'maritalStatus', 'children', 'motherTongue', 'district', 'state'],
  groupRoots: ['religion', 'community', 'caste', 'clan', 'desh', 'ancestralDistrict'],
  groupWork: ['education', 'profession', 'diet'],
  groupHoroscope: ['rashi', 'nakshatra', 'gon', 'logno', 'isMangalik'],
} as const satisfies Record<string, readonly FactName[]>;

const WORDS = ['aboutSelf', 'aboutHoped'] as const;

/** What a family tells a stranger: only what is given. */
export function SharedFacts({ shared }: { shared: SharedView }) {
  const t = useTexts(memberTexts);
  const labels = useTexts(factTexts);
  const { answer } = useAnswers();
  const groups = (['groupPerson', 'groupRoots', 'groupWork', 'groupHoroscope'] as const).map((group) => ({
    group,
    facts: GROUPS[group].flatMap((name) => {
      const value = answer(shared, name);
      return value ? [{ label: labels[name], value }] : [];
    }),
  }));
  const words = WORDS.filter((name) => shared[name] !== '');
  return (
    <>
      <div className={styles.groups}>
        {groups.map(
          ({ group, facts }) =>
            facts.length > 0 && (
              <section key={group}>
                <h3>{t[group]}</h3>
                <Facts facts={facts} />
              </section>
            ),
        )}
      </div>
      {words.length > 0 && (
        <section>
          <h3>{t.groupWords}</h3>
          {words.map((name) => (
            <div key={name}>
              <h4 className={styles.small}>{labels[name]}</h4>
              <p className={styles.words}>{shared[name]}</p>
            </div>
          ))}
        </section>
      )}
    </>
  );
}
