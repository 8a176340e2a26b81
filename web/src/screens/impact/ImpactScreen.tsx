import { PageHeading } from '../../ui/PageHeading';

/** The impact study, in place of the dashboard. */
export const ImpactScreen = () => <PageHeading title="Impact Study">Impact Study</PageHeading>;
