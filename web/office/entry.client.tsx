import { startPages } from '#web/start.tsx';
import { officeRoutes } from './routes.tsx';

startPages({ routes: officeRoutes }, async () => true);
