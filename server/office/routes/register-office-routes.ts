import { makeStaffSessions } from '#server/office/staff/sessions.ts';
import type { Services } from '#server/services.ts';
import { approvalRoutes } from './approvals.routes.ts';
import { assistedRoutes } from './assisted.routes.ts';
import { boardRoutes } from './board.routes.ts';
import { bookletRoutes } from './booklets.routes.ts';
import { breachRoutes } from './breaches.routes.ts';
import { careRoutes } from './care.routes.ts';
import { caseRoutes } from './cases.routes.ts';
import { deskRoutes } from './desk.routes.ts';
import { deskHintRoutes } from './desk-hints.routes.ts';
import { heavyReaderRoutes } from './heavy-readers.routes.ts';
import { listRoutes } from './lists.routes.ts';
import { staffLoginRoutes } from './login.routes.ts';
import { marriageRoutes } from './marriages.routes.ts';
import { matchmakerRoutes } from './matchmakers.routes.ts';
import { melanDayRoutes } from './melan-day.routes.ts';
import { melanNewsRoutes } from './melan-news.routes.ts';
import { melanRoutes } from './melans.routes.ts';
import { memberRoutes } from './members.routes.ts';
import { mineRoutes } from './mine.routes.ts';
import { nearRoutes } from './near.routes.ts';
import type { Office } from './office.ts';
import { oldRegisterRoutes } from './old-register.routes.ts';
import { paperRoutes } from './paper.routes.ts';
import { pictureRoutes } from './pictures.routes.ts';
import { registerRoutes } from './register.routes.ts';
import { requestRoutes } from './requests.routes.ts';
import { securityRoutes } from './security.routes.ts';
import { slipRoutes } from './slips.routes.ts';
import { staffRoutes } from './staff.routes.ts';
import { storyRoutes } from './stories.routes.ts';
import { systemRoutes } from './system.routes.ts';
import { taskRoutes } from './tasks.routes.ts';
import { textRoutes } from './texts.routes.ts';
import { timelineRoutes } from './timeline.routes.ts';
import { todayRoutes } from './today.routes.ts';
import { whoseRoutes } from './whose.routes.ts';
import { womensDeskRoutes } from './womens-desk.routes.ts';
import { workRoutes } from './works.routes.ts';

const areas = [
  staffLoginRoutes,
  todayRoutes,
  heavyReaderRoutes,
  womensDeskRoutes,
  whoseRoutes,
  marriageRoutes,
  melanRoutes,
  melanDayRoutes,
  melanNewsRoutes,
  mineRoutes,
  paperRoutes,
  slipRoutes,
  bookletRoutes,
  staffRoutes,
  memberRoutes,
  timelineRoutes,
  taskRoutes,
  nearRoutes,
  caseRoutes,
  registerRoutes,
  requestRoutes,
  securityRoutes,
  breachRoutes,
  careRoutes,
  deskRoutes,
  deskHintRoutes,
  assistedRoutes,
  matchmakerRoutes,
  approvalRoutes,
  textRoutes,
  listRoutes,
  storyRoutes,
  systemRoutes,
  boardRoutes,
  pictureRoutes,
  workRoutes,
  oldRegisterRoutes,
];

/** Registers all calls of the office. */
export function officeRoutes(services: Services, means: Pick<Office, 'archive' | 'lists'>): void {
  const { config } = services;
  const siteUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const office: Office = { services, ...means, sessions: makeStaffSessions(services), siteUrl };
  for (const addRoutes of areas) addRoutes(office);
}
