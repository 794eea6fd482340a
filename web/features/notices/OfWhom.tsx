import type { ReturnedDraft } from '#contract/call.ts';
import type { listNotices } from '#contract/notices.ts';
import { switchDeedTo } from '#web/fields/switching.ts';
import { deeds } from '#web/forms/actions.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Row, Rows } from '#web/ui/ActionRows.tsx';
import { useMember } from '#web/useMember.ts';
import { number } from '#words/numbers.ts';
import { ofWhomTexts } from './of-whom.texts.ts';

/** The small form that switches to the notices of another profile of the account. */
export const ofWhomDeeds = deeds(switchDeedTo('/notices'));
const { Deed } = ofWhomDeeds;

/** For an account with several profiles: names the profile of these notices, and the new notices of the others. */
export function OfWhom({ others }: Pick<ReturnedDraft<typeof listNotices>, 'others'>) {
  const t = useTexts(ofWhomTexts);
  const language = useLanguage();
  const { name, profileId } = useMember();
  return (
    <section aria-label={t.label}>
      <p>
        <strong>{t.of(name)}</strong> {profileId}
      </p>
      <Rows>
        {others.map((other) => (
          <Row
            key={other.profileId}
            name={`${other.name} (${other.profileId})`}
            said={other.newNotices > 0 ? t.isNew(number(other.newNotices, language), other.newNotices) : t.nothingNew}
          >
            <Deed deed="switch" label={t.open(other.name)} sent={{ profile: other.profileId }} />
          </Row>
        ))}
      </Rows>
    </section>
  );
}
