import { makeStaffSessions } from '#server/office/staff/sessions.ts';
import type { Services } from '#server/services.ts';
import { staffLoginRoutes } from './login.routes.ts';
import type { Office } from './office.ts';
import { staffRoutes } from './staff.routes.ts';

const rooms = [staffLoginRoutes, staffRoutes];

/** The calls of the office. */
export function officeRoutes(services: Services): void {
  const { config } = services;
  const siteUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const office: Office = { services, sessions: makeStaffSessions(services), siteUrl };
  for (const addRoutes of rooms) addRoutes(office);
}
