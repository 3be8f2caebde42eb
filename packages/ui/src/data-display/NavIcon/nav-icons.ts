import InstitutionIcon from '@mui/icons-material/AccountBalanceOutlined';
import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import AddIcon from '@mui/icons-material/AddOutlined';
import InboxIcon from '@mui/icons-material/AllInboxOutlined';
import RedirectIcon from '@mui/icons-material/AltRouteOutlined';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import TrashIcon from '@mui/icons-material/DeleteOutlined';
import FormIcon from '@mui/icons-material/DynamicFormOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import PeopleIcon from '@mui/icons-material/GroupsOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import VoteIcon from '@mui/icons-material/HowToVoteOutlined';
import NetworkIcon from '@mui/icons-material/HubOutlined';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import TopicIcon from '@mui/icons-material/LabelOutlined';
import SetIcon from '@mui/icons-material/LayersOutlined';
import SignOutIcon from '@mui/icons-material/LogoutOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import UsersIcon from '@mui/icons-material/ManageAccountsOutlined';
import BookIcon from '@mui/icons-material/MenuBookOutlined';
import MenuIcon from '@mui/icons-material/MenuOutlined';
import MediaIcon from '@mui/icons-material/PermMediaOutlined';
import PictureIcon from '@mui/icons-material/PhotoLibraryOutlined';
import PodcastIcon from '@mui/icons-material/PodcastsOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import ShieldIcon from '@mui/icons-material/SecurityOutlined';
import GiftIcon from '@mui/icons-material/VolunteerActivismOutlined';
import PageIcon from '@mui/icons-material/WebOutlined';

/** The icons of the dashboard's places and commands, by name. */
export const navIcons = {
  account: AccountIcon,
  add: AddIcon,
  article: ArticleIcon,
  book: BookIcon,
  dashboard: DashboardIcon,
  event: EventIcon,
  form: FormIcon,
  gift: GiftIcon,
  history: HistoryIcon,
  home: HomeIcon,
  inbox: InboxIcon,
  institution: InstitutionIcon,
  key: KeyIcon,
  keyboard: KeyboardIcon,
  mail: MailIcon,
  media: MediaIcon,
  menu: MenuIcon,
  network: NetworkIcon,
  page: PageIcon,
  people: PeopleIcon,
  picture: PictureIcon,
  podcast: PodcastIcon,
  redirect: RedirectIcon,
  search: SearchIcon,
  set: SetIcon,
  shield: ShieldIcon,
  signOut: SignOutIcon,
  topic: TopicIcon,
  trash: TrashIcon,
  users: UsersIcon,
  vote: VoteIcon,
} as const;

/** Name of an icon in `navIcons`. */
export type NavIconName = keyof typeof navIcons;
