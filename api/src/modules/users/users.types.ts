import type { InstitutionType, Role } from 'schema/rules/choices';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { RoleEnum } from '../../graphql/enums.js';

@ObjectType('RecordingConsent', { description: 'Consent to recording: when, and to which wording.' })
export class RecordingConsentType {
  @Field(() => String, { description: 'Names the wording.' }) version!: string;
  @Field(() => Date, { description: 'When the viewer agreed.' }) givenAt!: Date;
}

@ObjectType('Viewer', { description: 'The signed-in user.' })
export class ViewerType {
  @Field(() => ID, { description: 'Id of the user.' }) id!: string;
  @Field(() => String, { description: 'As the identity provider says.' }) email!: string;
  @Field(() => String, { nullable: true, description: 'Null: the identity provider told none.' })
  firstName!: string | null;
  @Field(() => String, { nullable: true, description: 'Null: the identity provider told none.' })
  lastName!: string | null;
  @Field(() => String, { nullable: true, description: 'Address of the picture; null: the default one.' })
  profileImageUrl!: string | null;
  @Field(() => RoleEnum, { description: 'For a label; what the viewer may do is told by `can…`.' })
  role!: Role;
  @Field(() => String, { nullable: true, description: 'Where the school is; null: not told yet.' })
  country!: string | null;
  @Field(() => String, { nullable: true, description: 'State or region; null: not told yet.' })
  state!: string | null;
  @Field(() => String, { nullable: true, description: 'Name of the school; null: not told yet.' })
  institution!: string | null;
  @Field(() => String, { nullable: true, description: 'secondary_school, university …; null: not told yet.' })
  institutionType!: string | null;
  @Field(() => String, { nullable: true, description: 'IANA name sent by the browser; null: not known yet.' })
  timeZone!: string | null;
  @Field(() => Boolean, { description: 'True until the profile is first completed or the first login ends.' })
  isNewUser!: boolean;
}

@InputType({ description: 'Where the student learns. Feeds the research on English learning.' })
export class CompleteProfileInput {
  @Field(() => String, { description: 'At most 200 characters.' }) country!: string;
  @Field(() => String, { description: 'One of the Malaysian states for Malaysia, else free text.' })
  state!: string;
  @Field(() => String, { description: 'Name of the school; at most 200 characters.' })
  institution!: string;
  @Field(() => String, { description: 'primary_school, secondary_school, university …' })
  institutionType!: InstitutionType;
}

@InputType({ description: 'The name of the viewer.' })
export class UpdateProfileInput {
  @Field(() => String, { description: 'At most 100 characters.' }) firstName!: string;
  @Field(() => String, { description: 'At most 100 characters.' }) lastName!: string;
}

@InputType({ description: 'Agreement to the shown wording.' })
export class RecordingConsentInput {
  @Field(() => String, { description: 'Version of the wording that was shown.' }) version!: string;
  @Field(() => Boolean, { description: 'Younger than 18.' }) isMinor!: boolean;
  @Field(() => Boolean, { description: 'Needed for minors.' }) guardianConfirmed!: boolean;
}
