import { Link } from 'react-router';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { reportLinkTexts } from './report-link.texts.ts';

/** Search parameter of a member's page that opens the report form. */
export const REPORT = 'report';

/** A link to the open report form of a member. */
export function ReportLink({ member, name }: { member: string; name: string }) {
  const t = useTexts(reportLinkTexts);
  return (
    <Link to={`/matching-profile/${member}?${REPORT}=now#report-${member}`}>
      {t.report}
      <span className="spoken">: {name}</span>
    </Link>
  );
}
