import { Link } from 'react-router';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { reportLinkTexts } from './report-link.texts.ts';

/** In the address of a member's page: the report stands open. */
export const REPORT = 'report';

/** To the report of a member, open and in sight. */
export function ReportLink({ member, name }: { member: string; name: string }) {
  const t = useTexts(reportLinkTexts);
  return (
    <Link to={`/matching-profile/${member}?${REPORT}=now#report-${member}`}>
      {t.report}
      <span className="spoken">: {name}</span>
    </Link>
  );
}
