import { PageHeading } from '../../ui/PageHeading';

/** Profile, privacy and the way out. */
export const SettingsScreen = () => <PageHeading title="Settings">Settings</PageHeading>;
