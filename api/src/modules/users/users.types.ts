import type { InstitutionType, Role } from 'schema/rules/choices';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { RoleEnum } from '../../graphql/enums.js';

@ObjectType('RecordingConsent', { description: 'Consent to recording: when, and to which wording.' })
export class RecordingConsentType {
  @Field(() => String) version!: string;
  @Field(() => Date) givenAt!: Date;
}

@ObjectType('Viewer', { description: 'The signed-in user.' })
export class ViewerType {
  @Field(() => ID) id!: string;
  @Field(() => String) email!: string;
  @Field(() => String, { nullable: true }) firstName!: string | null;
  @Field(() => String, { nullable: true }) lastName!: string | null;
  @Field(() => String, { nullable: true, description: 'Address of the picture; null: the default one.' })
  profileImageUrl!: string | null;
  @Field(() => RoleEnum) role!: Role;
  @Field(() => String, { nullable: true }) country!: string | null;
  @Field(() => String, { nullable: true }) state!: string | null;
  @Field(() => String, { nullable: true }) institution!: string | null;
  @Field(() => String, { nullable: true }) institutionType!: string | null;
  @Field(() => String, { nullable: true, description: 'IANA name sent by the browser; null: not known yet.' })
  timeZone!: string | null;
  @Field(() => Boolean, { description: 'True until the profile is first completed or the first login ends.' })
  isNewUser!: boolean;
}

@InputType({ description: 'Where the student learns. Feeds the research on English learning.' })
export class CompleteProfileInput {
  @Field(() => String) country!: string;
  @Field(() => String, { description: 'One of the Malaysian states for Malaysia, else free text.' })
  state!: string;
  @Field(() => String) institution!: string;
  @Field(() => String, { description: 'primary_school, secondary_school, university …' })
  institutionType!: InstitutionType;
}

@InputType({ description: 'Agreement to the shown wording.' })
export class RecordingConsentInput {
  @Field(() => String, { description: 'Version of the wording that was shown.' }) version!: string;
  @Field(() => Boolean) isMinor!: boolean;
  @Field(() => Boolean, { description: 'Needed for minors.' }) guardianConfirmed!: boolean;
}
