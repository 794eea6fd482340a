import type { SharedView } from '#contract/member.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { type SharedAnswer, sharedLabels } from '#words/labels/shared.ts';
import { sharedAnswer } from '#words/shared-answer.ts';
import styles from './Member.module.css';
import { memberTexts } from './member.texts.ts';

const GROUPS = {
  groupPerson: ['age', 'heightCm', 'maritalStatus', 'children', 'motherTongue', 'district', 'state'],
  groupRoots: ['religion', 'community', 'caste', 'clan', 'desh', 'ancestralDistrict'],
  groupWork: ['education', 'profession', 'diet'],
  groupHoroscope: ['rashi', 'nakshatra', 'gon', 'logno', 'isMangalik'],
} as const satisfies Record<string, readonly SharedAnswer[]>;

const WORDS = ['aboutSelf', 'aboutHoped'] as const;

/** What a family tells a stranger: only what is given. */
export function SharedFacts({ shared }: { shared: SharedView }) {
  const t = useTexts(memberTexts);
  const label = useLabels(sharedLabels, 'fact');
  const language = useLanguage();
  const groups = (['groupPerson', 'groupRoots', 'groupWork', 'groupHoroscope'] as const).map((group) => ({
    group,
    facts: GROUPS[group].flatMap((name) => {
      const value = sharedAnswer(shared, name, language);
      return value ? [{ label: label(name), value }] : [];
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
              <h4 className={styles.small}>{label(name)}</h4>
              <p className={styles.words}>{shared[name]}</p>
            </div>
          ))}
        </section>
      )}
    </>
  );
}
