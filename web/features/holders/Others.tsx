import type { ReturnedDraft } from '#contract/call.ts';
import type { showHolders } from '#contract/holders.ts';
import styles from '#web/card/MemberLine.module.css';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Card } from '#web/ui/Card.tsx';
import { holderDeeds } from './holders.actions.ts';
import { holdersTexts } from './holders.texts.ts';

const { Deed } = holderDeeds;

/** The other profiles of the account that is logged in. */
export function Others({ others }: Pick<ReturnedDraft<typeof showHolders>, 'others'>) {
  const t = useTexts(holdersTexts);
  if (others.length === 0) return null;
  return (
    <Card title={t.others}>
      <ul className={styles.list}>
        {others.map(({ profileId, name }) => (
          <li key={profileId} className={styles.member}>
            <p className={styles.about}>
              <strong>{name}</strong> {profileId}
            </p>
            <Deed deed="switch" label={t.open(name)} sent={{ profile: profileId }} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
