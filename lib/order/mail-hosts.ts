/** Hosts of most German addresses: only these are suggested. */
export const COMMON_HOSTS = [
  'gmail.com',
  'googlemail.com',
  'gmx.de',
  'gmx.net',
  'gmx.at',
  'gmx.ch',
  'web.de',
  't-online.de',
  'freenet.de',
  'posteo.de',
  'mailbox.org',
  'outlook.de',
  'outlook.com',
  'hotmail.de',
  'hotmail.com',
  'live.de',
  'yahoo.de',
  'yahoo.com',
  'icloud.com',
  'aol.com',
  'arcor.de',
  'vodafone.de',
  'bluewin.ch',
];

/** Other hosts that give out addresses; a name similar to a common one is no typo. */
const OTHERS = `
  163.com 1und1.de a1.net abv.bg aim.com alice.de alice-dsl.net aol.at aol.de aol.fr aon.at bigpond.com bk.ru bluemail.ch
  btinternet.com caramail.com chello.at cock.li comcast.net compuserve.de cox.net directbox.com disroot.org eclipso.de eclipso.eu
  email.com email.cz email.de email.it emailn.de epost.de eunet.at ewe.net ewetel.net fastmail.com fastmail.de fastmail.fm
  firemail.de free.fr freemail.de freemail.hu freenet.at freenetmail.de genion.de gmail.at gmail.ch gmail.de gmx.biz gmx.co.uk
  gmx.com gmx.es gmx.eu gmx.fr gmx.info gmx.it gmx.li gmx.name gmx.org gmx.pt gmx.tm gmx.us google.com hey.com hispeed.ch
  hotmail.at hotmail.be hotmail.ch hotmail.co.uk hotmail.es hotmail.fr hotmail.it hotmail.nl hotmail.se htp-tel.de hushmail.com
  i.ua icloud.de iname.com inbox.com inbox.lv inbox.ru inode.at interia.pl ionos.de jetzt.de kabelbw.de kabelmail.de kabsi.at
  keemail.me laposte.net libero.it list.ru live.at live.be live.ca live.ch live.co.uk live.com live.dk live.fr live.it live.nl
  live.se liwest.at lycos.com lycos.de m-net.de mac.com magenta.at magenta.de mail.bg mail.ch mail.com mail.de mail.ee mail.ru
  mail.ua mailbox.de mailfence.com mails.de mein-gmx.de me.com mnet-mail.de mnet-online.de msn.com
  naver.com netcologne.de net.hr netzero.net nexgo.de o2.de o2.pl o2mail.de o2online.de onet.pl online.de onlinehome.de orange.fr
  osnanet.de outlook.at outlook.be outlook.ch outlook.dk outlook.es outlook.fr outlook.it pm.me posteo.at posteo.ch posteo.eu
  posteo.net posteo.org proton.me protonmail.ch protonmail.com qq.com rambler.ru rediffmail.com riseup.net rocketmail.com seznam.cz
  sfr.fr skynet.be sky.com strato.de sunrise.ch swissonline.ch systemli.org t-mobile.de t-online.at t-online.hu telenet.be
  telecolumbus.net telia.com tele2.at tele2.de tiscali.de tiscali.it tuta.com tuta.io tutanota.com tutanota.de tutanota.at
  ukr.net unitybox.de unity-mail.de usa.net utanet.at versanet.de versatel.de virgilio.it vodafone.com vodafone.it vodafonemail.de
  vollbio.de walla.com wanadoo.fr web.com web.net wolke7.net wp.pl ya.ru yahoo.at yahoo.ca yahoo.ch yahoo.co.jp yahoo.co.uk
  yahoo.es yahoo.fr yahoo.gr yahoo.in yahoo.it yahoo.nl yahoo.pl yahoo.se yandex.com yandex.ru ymail.com ymail.de zoho.com zoho.eu`;

export const KNOWN_HOSTS: ReadonlySet<string> = new Set([...COMMON_HOSTS, ...OTHERS.trim().split(/\s+/)]);
